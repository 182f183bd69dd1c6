<?php
/**
 * The names of the club's forms, for the picker in the editor. WordPress asks the Turnout server: no key is needed, and none is
 * in a browser.
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

const CLUB_OPTION       = 'turnout_club';
const MAX_FORMS         = 200;
const FORMS_TIMEOUT_SEC = 8;

/**
 * The name of a club, out of a name or of a pasted tag. Empty if there is none.
 *
 * @param mixed $written What somebody has written into the field.
 */
function clean_club( $written ): string {
	$text = is_string( $written ) ? trim( $written ) : '';
	if ( preg_match( '/\bdata-slug\s*=\s*["\']?([^"\'\s>]+)/i', $text, $found ) ) {
		$text = $found[1];
	}
	$slug = clean_slug( $text );
	return $slug ? explode( '/', $slug )[0] : '';
}

/** The address at which the editor asks WordPress for the forms. */
function register_forms_route(): void {
	register_rest_route(
		'turnout/v1',
		'/forms',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\forms_response',
			'permission_callback' => static function () {
				return current_user_can( 'edit_posts' );
			},
		)
	);
}

/**
 * The events of the club as its server publishes them, or an error in words.
 *
 * @return array|\WP_Error Slug and title of each.
 */
function forms_response() {
	$club  = clean_club( get_option( CLUB_OPTION, '' ) );
	$embed = saved_embed_address();
	if ( ! $club || ! $embed ) {
		return array();
	}
	$address  = preg_replace( '#/embed[^/]*\.js$#', '/public/', $embed ) . "$club/events";
	$response = wp_remote_get( $address, array( 'timeout' => FORMS_TIMEOUT_SEC ) );
	$status   = wp_remote_retrieve_response_code( $response );
	if ( 404 === $status ) {
		return forms_error( __( 'The Turnout server does not know this club. Please check its name under Settings → Turnout.', 'turnout' ) );
	}
	$body = 200 === $status ? json_decode( wp_remote_retrieve_body( $response ), true ) : null;
	if ( ! is_array( $body['data'] ?? null ) ) {
		return forms_error( __( 'The Turnout server cannot be reached now. The name of the form can still be typed.', 'turnout' ) );
	}
	$forms = array( array( 'slug' => $club, 'title' => __( 'All events of the club', 'turnout' ) ) );
	foreach ( array_slice( $body['data'], 0, MAX_FORMS ) as $event ) {
		$slug = clean_slug( $event['slug'] ?? '' );
		$slug = $slug && false === strpos( $slug, '/' ) ? "$club/$slug" : $slug;
		if ( $slug ) {
			$forms[] = array( 'slug' => $slug, 'title' => sanitize_text_field( $event['title'] ?? $slug ) );
		}
	}
	return $forms;
}

/**
 * An error that the editor shows.
 *
 * @param string $sentence What is the matter, and what to do.
 */
function forms_error( string $sentence ): \WP_Error {
	return new \WP_Error( 'turnout_forms', $sentence, array( 'status' => 502 ) );
}
