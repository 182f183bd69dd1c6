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
		'other'       => __( 'Another one, by its name', 'turnout' ),
		'unreachable' => __( 'The Turnout server cannot be reached now. The name of the form can still be typed.', 'turnout' ),
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
		'address'     => saved_embed_address() ? '' : __( 'Turnout: please enter the address of your Turnout server under Settings → Turnout.', 'turnout' ),
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
