<?php
/**
 * Where the Turnout server is.
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

const OPTION = 'turnout_address';

/**
 * The address in whatever was pasted: an address, or a whole script tag.
 *
 * @param mixed $pasted What somebody has written into the field.
 */
function pasted_address( $pasted ): string {
	$text = is_string( $pasted ) ? trim( $pasted ) : '';
	if ( preg_match( '/\bsrc\s*=\s*["\']?([^"\'\s>]+)/i', $text, $found ) ) {
		$text = html_entity_decode( $found[1], ENT_QUOTES, 'UTF-8' );
	}
	return preg_replace( '/[?#].*$/s', '', $text );
}

/**
 * The address of the embed script, out of whatever was pasted: the server's address, the script's, or a whole script tag.
 * Empty if it is no web address, or one that a secure page could not load from.
 *
 * @param mixed $pasted What somebody has written into the field.
 */
function embed_address( $pasted ): string {
	$text  = pasted_address( $pasted );
	$parts = wp_parse_url( $text );
	$host  = $parts['host'] ?? '';
	// browsers load scripts of their own machine without https, too
	$local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	$ways  = $local ? array( 'https', 'http' ) : array( 'https' );
	if ( ! $host || ! in_array( strtolower( $parts['scheme'] ?? '' ), $ways, true ) || isset( $parts['user'] ) ) {
		return '';
	}
	$address = preg_match( '#/embed[^/]*\.js$#', $text ) ? $text : rtrim( $text, '/' ) . '/embed.js';
	return esc_url_raw( $address, $ways );
}

/**
 * Why something is no address of a Turnout server, and what to do; empty if it is one.
 *
 * @param mixed $pasted What somebody has written into the field.
 */
function address_problem( $pasted ): string {
	$text = pasted_address( $pasted );
	if ( embed_address( $pasted ) ) {
		return '';
	}
	if ( '' === $text ) {
		return __( 'The address of your Turnout server is missing. Please enter it under Settings → Turnout.', 'turnout' );
	}
	$parts = wp_parse_url( $text );
	if ( isset( $parts['user'] ) ) {
		return __( 'The address of the Turnout server contains a user name. Please enter it under Settings → Turnout without one: this website shows the address to everybody.', 'turnout' );
	}
	if ( 'http' === strtolower( $parts['scheme'] ?? '' ) ) {
		return __( 'The address of the Turnout server begins with http://, and browsers do not load that on a secure website. Please enter it under Settings → Turnout with https://.', 'turnout' );
	}
	if ( preg_match( '#^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:/|\z)#i', $text ) ) {
		return __( 'The address of the Turnout server lacks its beginning. Please enter it under Settings → Turnout with https:// in front.', 'turnout' );
	}
	return __( 'That is no address of a Turnout server. It looks like https://turnout.example.org; please correct it under Settings → Turnout.', 'turnout' );
}

/** The address of the embed script that this website uses. */
function saved_embed_address(): string {
	return embed_address( get_option( OPTION, '' ) );
}

/**
 * The address of the server that an embed script is from.
 *
 * @param string $embed Address of the embed script.
 */
function server_address( string $embed ): string {
	return preg_replace( '#/embed[^/]*\.js$#', '', $embed );
}

/**
 * The page of a form on the Turnout server itself: the way for visitors without JavaScript.
 *
 * @param string $embed Address of the embed script.
 * @param string $slug  Club, or club and form.
 */
function portal_address( string $embed, string $slug ): string {
	return server_address( $embed ) . "/portal/$slug";
}
