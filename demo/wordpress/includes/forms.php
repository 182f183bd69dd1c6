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
const MAX_FORMS         = 1000;
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
 * The events of the club as its server publishes them, for the block in the editor. It answers 200 even if the Turnout server
 * does not: proxies replace answers of 502 by pages of their own.
 *
 * @return array `forms` has slug and title of each, the whole club first; `problem` says why there are none, and what to do;
 *               `settings` is the address of the settings if the reason is there and the user may change them; `hint` says
 *               that visitors see the form all the same.
 */
function forms_response(): array {
	$written = get_option( OPTION, '' );
	$embed   = embed_address( $written );
	$club    = clean_club( get_option( CLUB_OPTION, '' ) );
	if ( ! $embed ) {
		return forms_problem( address_problem( $written ), true );
	}
	if ( ! $club ) {
		$hint = __( 'To choose a form from a list, enter the name of the club under Settings → Turnout.', 'turnout' );
		return array( 'hint' => true ) + forms_problem( $hint, true );
	}
	$response = wp_remote_get(
		server_address( $embed ) . "/public/$club/events",
		array(
			'timeout'     => FORMS_TIMEOUT_SEC,
			'redirection' => 0,
		)
	);
	$problem  = answer_problem( $response, $embed, $club );
	if ( $problem ) {
		return forms_problem( ...$problem );
	}
	$body = json_decode( wp_remote_retrieve_body( $response ), true );
	return array(
		'club'     => $club,
		'forms'    => listed_forms( $club, $body['data'] ),
		'problem'  => '',
		'settings' => '',
	);
}

/**
 * Slug and title of what can be chosen: the whole club, then each event.
 *
 * @param string $club   The club's slug.
 * @param array  $events The events as the server gives them.
 */
function listed_forms( string $club, array $events ): array {
	$forms = array( array( 'slug' => $club, 'title' => __( 'All events of the club', 'turnout' ) ) );
	foreach ( array_slice( $events, 0, MAX_FORMS ) as $event ) {
		$slug = clean_slug( $event['slug'] ?? '' );
		$slug = $slug && false === strpos( $slug, '/' ) ? "$club/$slug" : $slug;
		if ( $slug ) {
			$forms[] = array( 'slug' => $slug, 'title' => sanitize_text_field( $event['title'] ?? $slug ) );
		}
	}
	return $forms;
}

/**
 * An answer without forms.
 *
 * @param string $sentence    The fault, and its remedy.
 * @param bool   $in_settings Whether it is done in the settings.
 */
function forms_problem( string $sentence, bool $in_settings ): array {
	$may_change = current_user_can( 'manage_options' );
	if ( $in_settings && ! $may_change ) {
		$sentence .= ' ' . __( 'An administrator of this website can do that.', 'turnout' );
	}
	return array(
		'club'     => '',
		'forms'    => array(),
		'problem'  => $sentence,
		'settings' => $in_settings && $may_change ? admin_url( 'options-general.php?page=turnout' ) : '',
	);
}
