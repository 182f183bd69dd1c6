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
 * The address of the embed script, out of whatever was pasted: the server's address, the script's, or a whole script tag.
 * Empty if it is no web address, or one that a secure page could not load from.
 *
 * @param mixed $pasted What somebody has written into the field.
 */
function embed_address( $pasted ): string {
	$text = is_string( $pasted ) ? trim( $pasted ) : '';
	if ( preg_match( '/\bsrc\s*=\s*["\']?([^"\'\s>]+)/i', $text, $found ) ) {
		$text = html_entity_decode( $found[1], ENT_QUOTES, 'UTF-8' );
	}
	$text  = preg_replace( '/[?#].*$/s', '', $text );
	$parts = wp_parse_url( $text );
	$host  = $parts['host'] ?? '';
	$local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	$ways  = $local ? array( 'https', 'http' ) : array( 'https' );
	if ( ! $host || ! in_array( strtolower( $parts['scheme'] ?? '' ), $ways, true ) || isset( $parts['user'] ) ) {
		return '';
	}
	$address = preg_match( '#/embed[^/]*\.js$#', $text ) ? $text : rtrim( $text, '/' ) . '/embed.js';
	return esc_url_raw( $address, $ways );
}

/** The address of the embed script that this website uses. */
function saved_embed_address(): string {
	return embed_address( get_option( OPTION, '' ) );
}

/**
 * The page of a form on the Turnout server itself: the way for visitors without JavaScript.
 *
 * @param string $embed Address of the embed script.
 * @param string $slug  Club, or club and form.
 */
function portal_address( string $embed, string $slug ): string {
	return preg_replace( '#/embed[^/]*\.js$#', '/portal/', $embed ) . $slug;
}
