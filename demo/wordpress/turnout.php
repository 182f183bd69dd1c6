<?php
/**
 * Plugin Name:       Turnout
 * Plugin URI:        https://turnout.example.org
 * Description:       Registration forms, lists of events and the members' portal of a Turnout server, as a block and as a shortcode.
 * Version:           0.1.0
 * Requires at least: 5.9
 * Requires PHP:      7.4
 * Author:            The authors of Turnout
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       turnout
 * Domain Path:       /languages
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const FILE    = __FILE__;

require_once __DIR__ . '/includes/words.php';
require_once __DIR__ . '/includes/address.php';
require_once __DIR__ . '/includes/embed.php';
require_once __DIR__ . '/includes/answer.php';
require_once __DIR__ . '/includes/forms.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/settings.php';

add_action( 'init', __NAMESPACE__ . '\\load_words' );
add_action( 'init', __NAMESPACE__ . '\\register_block' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_forms_route' );
add_shortcode( 'turnout', __NAMESPACE__ . '\\shortcode' );
add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), __NAMESPACE__ . '\\settings_link' );
