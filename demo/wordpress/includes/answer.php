<?php
/**
 * Describes the fault of an answer of the Turnout server, in one sentence for people who edit a page.
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

/**
 * Why an answer is no list of a club's events.
 *
 * @param array|\WP_Error $response What `wp_remote_get` gave.
 * @param string          $embed    Address of the embed script.
 * @param string          $club     The club's slug.
 * @return array Sentence, and whether it is put right in the settings; empty if the answer is a list.
 */
function answer_problem( $response, string $embed, string $club ): array {
	$server = server_address( $embed );
	if ( is_wp_error( $response ) ) {
		return request_problem( $response, $server );
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	$body   = json_decode( wp_remote_retrieve_body( $response ), true );
	if ( 200 === $status && is_array( $body['data'] ?? null ) && isset( $body['meta']['organisation'] ) ) {
		return array();
	}
	if ( $status >= 300 && $status < 400 ) {
		return redirect_problem( (string) wp_remote_retrieve_header( $response, 'location' ), $server );
	}
	if ( 429 === $status || $status >= 500 ) {
		/* translators: %s: status of HTTP, such as 503 */
		return array( sprintf( __( 'The Turnout server is out of order at the moment (status %s). Please try again in a few minutes.', 'turnout' ), $status ), false );
	}
	if ( 401 === $status || 403 === $status ) {
		/* translators: %s: status of HTTP, such as 403 */
		return array( sprintf( __( 'The Turnout server does not let this website’s server in (status %s). Please ask whoever runs it to allow it.', 'turnout' ), $status ), false );
	}
	$path = (string) wp_parse_url( $server, PHP_URL_PATH );
	if ( '' !== $path ) {
		/* translators: 1: an address with a path, 2: the same without it */
		return array( sprintf( __( 'No Turnout server answers at %1$s. Please enter only %2$s under Settings → Turnout, without what follows.', 'turnout' ), $server, substr( $server, 0, -strlen( $path ) ) ), true );
	}
	$is_turnout = 404 === $status && 404 === ( $body['status'] ?? 0 ) && isset( $body['title'], $body['detail'] );
	if ( $is_turnout ) {
		/* translators: %s: name of a club in an address */
		return array( sprintf( __( 'The Turnout server does not know the club “%s”. Please check its name under Settings → Turnout.', 'turnout' ), $club ), true );
	}
	/* translators: %s: address of a server */
	return array( sprintf( __( '%s answers, but is no Turnout server. Please check the address under Settings → Turnout.', 'turnout' ), $server ), true );
}

/**
 * Why there was no answer at all. WordPress has cURL's number only in the text of the error.
 *
 * @param \WP_Error $error  What `wp_remote_get` gave.
 * @param string    $server Address of the server.
 */
function request_problem( \WP_Error $error, string $server ): array {
	preg_match( '/cURL error (\d+)/', $error->get_error_message(), $found );
	$number = (int) ( $found[1] ?? 0 );
	$host   = (string) wp_parse_url( $server, PHP_URL_HOST );
	if ( 'http_request_not_executed' === $error->get_error_code() ) {
		/* translators: %s: name of a server */
		return array( sprintf( __( 'WordPress may not ask other servers here. Please ask whoever runs this website to allow %s (WP_ACCESSIBLE_HOSTS).', 'turnout' ), $host ), false );
	}
	if ( 6 === $number ) {
		/* translators: %s: name of a server */
		return array( sprintf( __( 'There is no server named %s. Please check the address under Settings → Turnout.', 'turnout' ), $host ), true );
	}
	if ( 28 === $number ) {
		/* translators: %s: number of seconds */
		return array( sprintf( __( 'The Turnout server did not answer within %s seconds. Please try again in a few minutes.', 'turnout' ), FORMS_TIMEOUT_SEC ), false );
	}
	if ( in_array( $number, array( 35, 51, 60 ), true ) ) {
		/* translators: %s: name of a server */
		return array( sprintf( __( 'The certificate of %s is not valid, so browsers will not load the form either. Please tell whoever runs the Turnout server.', 'turnout' ), $host ), false );
	}
	/* translators: %s: name of a server */
	return array( sprintf( __( 'The Turnout server %s cannot be reached now. Please try again in a few minutes.', 'turnout' ), $host ), false );
}

/**
 * Returns the address of a redirect. It is not followed: browsers send no registration across a redirect.
 *
 * @param string $location Where the server leads, as it says.
 * @param string $server   Address of the server.
 */
function redirect_problem( string $location, string $server ): array {
	$target = preg_replace( '#/public/[^/]+/events.*$#', '', $location );
	if ( $target === $location || ! embed_address( $target ) ) {
		/* translators: %s: address of a server */
		return array( sprintf( __( '%s leads to another page. Please check the address under Settings → Turnout.', 'turnout' ), $server ), true );
	}
	/* translators: 1: address of a server, 2: another one */
	return array( sprintf( __( '%1$s leads on to %2$s. Please enter that address under Settings → Turnout.', 'turnout' ), $server, $target ), true );
}
