/// The layout of a compositor's keyboards, by its names in xkeyboard-config.
package struct KeyboardLayout: Sendable {
  /// The layouts, as `us,de`.
  package var layouts: String
  /// A variant of each, as `neo`.
  package var variants: String
  /// xkb's options, as `caps:swapescape`.
  package var options: String
  /// What layouts, variants and options are made of in a keymap's text, as `us+capslock(swapescape)`.
  package var symbols: String
  /// The bits in xkb's mask of the modifier keys that a US layout has not.
  package var modifierBits: [EvdevKey: UInt32] = [:]

  /// An American and a German one; the right Alt key composes.
  package static let usual = KeyboardLayout(
    layouts: "us,de", variants: "", options: "compose:ralt", symbols: "us+de:2+compose(ralt)")

  /// A French one.
  package static let french = KeyboardLayout(
    layouts: "fr", variants: "", options: "", symbols: "fr")

  /// A German one whose right Alt key makes a keypad and arrows of the letters.
  package static let neo = KeyboardLayout(
    layouts: "de", variants: "neo", options: "", symbols: "de(neo)",
    // What xkb calls the fifth level is on its third modifier.
    modifierBits: [.rightAlt: 32])

  /// An American one with Escape and Caps Lock exchanged.
  package static let exchangedEscape = KeyboardLayout(
    layouts: "us", variants: "", options: "caps:swapescape",
    symbols: "us+capslock(swapescape)")

  /// A German one alone.
  package static let german = KeyboardLayout(
    layouts: "de", variants: "", options: "", symbols: "de")
}
