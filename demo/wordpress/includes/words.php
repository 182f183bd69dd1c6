<?php
/**
 * Which language the plugin speaks.
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

/** Loads the words of the website's language. */
function load_words(): void {
	load_plugin_textdomain( 'turnout', false, dirname( plugin_basename( FILE ) ) . '/languages' );
}
