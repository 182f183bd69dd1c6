<?php
/**
 * Settings → Turnout: two fields. WordPress' own settings page checks nonce and capability.
 *
 * @package Turnout
 */

namespace Turnout;

defined( 'ABSPATH' ) || exit;

/** Makes the options known, and how they are cleaned. */
function register_settings(): void {
	register_setting(
		'turnout',
		OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => __NAMESPACE__ . '\\clean_address',
		)
	);
	register_setting(
		'turnout',
		CLUB_OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => __NAMESPACE__ . '\\clean_club',
		)
	);
	add_settings_section( 'turnout', '', '__return_false', 'turnout' );
	add_settings_field(
		OPTION,
		__( 'Address of the Turnout server', 'turnout' ),
		__NAMESPACE__ . '\\address_field',
		'turnout',
		'turnout',
		array( 'label_for' => OPTION )
	);
	add_settings_field(
		CLUB_OPTION,
		__( 'Name of the club', 'turnout' ),
		__NAMESPACE__ . '\\club_field',
		'turnout',
		'turnout',
		array( 'label_for' => CLUB_OPTION )
	);
}

/**
 * What is kept of what was written; if nothing can be, the old address stays and the reason is said.
 *
 * @param mixed $written What somebody has written.
 */
function clean_address( $written ): string {
	$address = embed_address( $written );
	if ( $address && clean_club( $written ) && ! clean_club( get_option( CLUB_OPTION, '' ) ) && false !== strpos( $written, 'data-slug' ) ) {
		update_option( CLUB_OPTION, clean_club( $written ) );
	}
	if ( $address || '' === trim( (string) $written ) ) {
		return $address;
	}
	add_settings_error( OPTION, 'turnout-address', address_problem( $written ) );
	return saved_embed_address();
}

/** The page in the menu of settings. */
function add_settings_page(): void {
	add_options_page( 'Turnout', 'Turnout', 'manage_options', 'turnout', __NAMESPACE__ . '\\settings_page' );
}

/** The address of the server. */
function address_field(): void {
	printf(
		'<input type="text" inputmode="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help" placeholder="https://turnout.example.org"><p class="description" id="%1$s-help">%3$s</p>',
		esc_attr( OPTION ),
		esc_attr( get_option( OPTION, '' ) ),
		esc_html__( 'Or paste the script tag that the server gives you: the address is taken out of it.', 'turnout' )
	);
}

/** The name of the club, for the picker of forms. */
function club_field(): void {
	printf(
		'<input type="text" class="regular-text" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help" placeholder="club"><p class="description" id="%1$s-help">%3$s</p>',
		esc_attr( CLUB_OPTION ),
		esc_attr( get_option( CLUB_OPTION, '' ) ),
		esc_html__( 'The part before the slash in club/camp. With it, the block offers the forms of the club to choose from.', 'turnout' )
	);
}

/** The page itself. */
function settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1>Turnout</h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'turnout' );
			do_settings_sections( 'turnout' );
			submit_button();
			?>
		</form>
		<p><?php esc_html_e( 'Then add the block “Turnout” to a page, or the shortcode:', 'turnout' ); ?> <code>[turnout slug="club/camp"]</code></p>
	</div>
	<?php
}

/**
 * A link to the settings in the list of plugins.
 *
 * @param string[] $links The links that are there.
 */
function settings_link( array $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=turnout' ) ), esc_html__( 'Settings', 'turnout' ) );
	return array( 'settings' => $link ) + $links;
}
