/// The layout of a compositor's keyboards, by its names in xkeyboard-config.
package struct KeyboardLayout: Sendable {
  /// The layouts, as `us,de`.
  package var layouts: String
  /// A variant of each layout, as `neo`.
  package var variants: String
  /// The options of xkb, as `caps:swapescape`.
  package var options: String
  /// The symbols for the layouts, variants and options in a keymap's text, as `us+capslock(swapescape)`.
  package var symbols: String
  /// The bits in xkb's modifier mask of the modifier keys that a US layout does not have.
  package var modifierBits: [EvdevKey: UInt32] = [:]

  /// An American and a German layout. The right Alt key is the Compose key.
  package static let usual = KeyboardLayout(
    layouts: "us,de", variants: "", options: "compose:ralt", symbols: "us+de:2+compose(ralt)")

  /// A French layout.
  package static let french = KeyboardLayout(
    layouts: "fr", variants: "", options: "", symbols: "fr")

  /// A German layout in which the right Alt key turns letter keys into a keypad and arrow keys.
  package static let neo = KeyboardLayout(
    layouts: "de", variants: "neo", options: "", symbols: "de(neo)",
    // The modifier Mod3 selects the level that xkb calls the fifth.
    modifierBits: [.rightAlt: 32])

  /// An American layout with Escape and Caps Lock exchanged.
  package static let exchangedEscape = KeyboardLayout(
    layouts: "us", variants: "", options: "caps:swapescape",
    symbols: "us+capslock(swapescape)")

  /// A German layout alone.
  package static let german = KeyboardLayout(
    layouts: "de", variants: "", options: "", symbols: "de")
}
