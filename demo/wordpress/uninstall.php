<?php
/**
 * Leaves nothing behind when the plugin is deleted.
 *
 * @package Turnout
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $turnout_site ) {
		delete_blog_option( $turnout_site, 'turnout_address' );
		delete_blog_option( $turnout_site, 'turnout_club' );
	}
} else {
	delete_option( 'turnout_address' );
	delete_option( 'turnout_club' );
}
