<?php
/**
 * The tag that shows a form, and who gets to see what where there is none.
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

/** One part of a slug, as the server has it. */
const SLUG = '[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?';

const WIDGETS = array( 'event-registration', 'event-list', 'member-profile', 'portal-login' );

/** What the tag takes, and so do block and shortcode, without `data-`. True stands for attributes that are only there or not. */
const ATTRIBUTES = array(
	'lang'               => false,
	'heading-level'      => false,
	'headless'           => true,
	'dialog'             => true,
	'steps'              => true,
	'prefill'            => false,
	'prefill-from-query' => true,
	'redirect'           => false,
	'view'               => false,
	'grouped'            => true,
	'filters'            => false,
	'time'               => false,
	'from'               => false,
	'to'                 => false,
	'text'               => false,
	'place'              => false,
	'only-open'          => true,
	'order'              => false,
	'limit'              => false,
	'registration'       => false,
	'keep-address'       => true,
	'unstructured'       => true,
);

/** What plugins that delay or merge scripts look for, to leave one alone. */
const MARKS = array(
	'data-cfasync'     => 'false',
	'data-no-optimize' => '1',
	'data-no-defer'    => '1',
	'data-noptimize'   => '1',
	'nowprocket'       => true,
);

/**
 * `club` or `club/form`; empty if it is neither.
 *
 * @param mixed $written What somebody has written.
 */
function clean_slug( $written ): string {
	$slug = is_string( $written ) ? trim( $written, " \t\n\r\0\x0B/" ) : '';
	return preg_match( '#^' . SLUG . '(?:/' . SLUG . ')?\z#', $slug ) ? $slug : '';
}

/**
 * The attributes of the script tag, as `wp_get_script_tag` takes them: it escapes each.
 *
 * @param string $embed   Address of the embed script.
 * @param string $slug    A clean slug.
 * @param array  $written What block or shortcode say.
 */
function script_attributes( string $embed, string $slug, array $written ): array {
	$attributes = array(
		'src'         => "$embed?slug=$slug",
		'data-slug'   => $slug,
		'async'       => true,
		'crossorigin' => 'anonymous',
	);
	$widget = $written['widget'] ?? '';
	if ( in_array( $widget, WIDGETS, true ) ) {
		$attributes['data-widget'] = $widget;
	}
	foreach ( ATTRIBUTES as $name => $only_there ) {
		$value = $written[ $name ] ?? $written[ str_replace( '-', '_', $name ) ] ?? '';
		if ( ! is_scalar( $value ) || '' === (string) $value ) {
			continue;
		}
		if ( ! $only_there ) {
			$attributes[ "data-$name" ] = (string) $value;
		} elseif ( rest_sanitize_boolean( $value ) ) {
			$attributes[ "data-$name" ] = true;
		}
	}
	return $attributes + MARKS;
}

/**
 * The HTML in the place of a block or a shortcode. Who may edit is told what is missing, and nobody else.
 *
 * @param array $written What block or shortcode say.
 */
function render( array $written ): string {
	$embed = saved_embed_address();
	$slug  = clean_slug( $written['slug'] ?? '' );
	if ( ! $embed ) {
		return notice( __( 'Turnout: please enter the address of your Turnout server under Settings → Turnout.', 'turnout' ) );
	}
	if ( ! $slug ) {
		return notice( __( 'Turnout: the name of the form is missing or is none. It looks like club/camp.', 'turnout' ) );
	}
	$link = sprintf(
		'<noscript><a href="%s">%s</a></noscript>',
		esc_url( portal_address( $embed, $slug ) ),
		false === strpos( $slug, '/' ) ? esc_html__( 'To the events', 'turnout' ) : esc_html__( 'To the registration form', 'turnout' )
	);
	return '<div class="turnout">' . trim( wp_get_script_tag( script_attributes( $embed, $slug, $written ) ) ) . $link . '</div>';
}

/**
 * A sentence for those who can do something about it.
 *
 * @param string $sentence What is missing.
 */
function notice( string $sentence ): string {
	return current_user_can( 'edit_posts' ) ? '<p class="turnout-notice">' . esc_html( $sentence ) . '</p>' : '';
}

/**
 * `[turnout slug="club/camp" lang="de"]`
 *
 * @param array|string $written What stands in the shortcode; WordPress gives '' if nothing does.
 */
function shortcode( $written ): string {
	// an attribute without a value has a number for its name: it is one that is only there
	$named = array();
	foreach ( (array) $written as $name => $value ) {
		if ( is_int( $name ) ) {
			$named[ strtolower( (string) $value ) ] = 'true';
		} else {
			$named[ $name ] = is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES, 'UTF-8' ) : $value;
		}
	}
	return render( $named );
}
