<?php
/**
 * The block, drawn by the server.
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

/** Makes the block known. Its script is plain JavaScript: nothing has to be built. */
function register_block(): void {
	wp_register_script(
		'turnout-block',
		plugins_url( 'block/index.js', FILE ),
		array( 'wp-api-fetch', 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		VERSION,
		true
	);
	wp_add_inline_script( 'turnout-block', 'globalThis.turnoutBlock = ' . wp_json_encode( block_words() ) . ';', 'before' );
	register_block_type( dirname( FILE ) . '/block', array( 'render_callback' => __NAMESPACE__ . '\\render_block' ) );
}

/** What the block says in the editor. */
function block_words(): array {
	return array(
		'slug'        => __( 'Form', 'turnout' ),
		'slugHelp'    => __( 'club/camp is a form, club alone the list of all events.', 'turnout' ),
		'pick'        => __( 'Choose a form', 'turnout' ),
		'choose'      => __( 'Please choose', 'turnout' ),
		'loading'     => __( 'The forms of the club are being loaded.', 'turnout' ),
		'retry'       => __( 'Try again', 'turnout' ),
		'toSettings'  => __( 'To the settings', 'turnout' ),
		'kept'        => __( 'The form below stays as it is.', 'turnout' ),
		'typed'       => __( 'Until then its name can be typed.', 'turnout' ),
		'offline'     => __( 'WordPress itself does not answer. Please check the connection and whether you are still signed in.', 'turnout' ),
		'empty'       => __( 'The club has no published event yet. Publish one in Turnout, then try again.', 'turnout' ),
		/* translators: %s: name of a form, such as club/camp */
		'gone'        => __( 'The form “%s” is not among the published forms of the club: it was renamed, deleted or not yet published. Choose another one, or publish it in Turnout.', 'turnout' ),
		/* translators: 1: name of a form, 2: name of the club in the settings */
		'foreign'     => __( 'The form “%1$s” is not one of the club “%2$s” in Settings → Turnout. If that is not intended, choose one from the list.', 'turnout' ),
		'invalid'     => __( '“%s” is no name of a form. It looks like club/camp, with small letters, digits and hyphens.', 'turnout' ),
		'pattern'     => '^' . SLUG . '(?:/' . SLUG . ')?$',
		'settings'    => __( 'Settings of the form', 'turnout' ),
		'widget'      => __( 'What is shown', 'turnout' ),
		'byItself'    => __( 'What the name says', 'turnout' ),
		'event-registration' => __( 'Registration form', 'turnout' ),
		'event-list'  => __( 'List of events', 'turnout' ),
		'member-profile' => __( 'For members: their data', 'turnout' ),
		'portal-login' => __( 'For members: signing in', 'turnout' ),
		'lang'        => __( 'Language', 'turnout' ),
		'langHelp'    => __( 'Two letters, such as en; empty: that of the page.', 'turnout' ),
		'heading'     => __( 'Level of the heading', 'turnout' ),
		'dialog'      => __( 'A button that opens the form', 'turnout' ),
		'published'   => __( 'Visitors see the form here.', 'turnout' ),
	);
}

/**
 * The block's HTML for visitors.
 *
 * @param array $attributes What was chosen in the editor.
 */
function render_block( array $attributes ): string {
	$html = render( $attributes );
	return $html ? '<div ' . get_block_wrapper_attributes() . ">$html</div>" : '';
}
