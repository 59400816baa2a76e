/// A command with a keyboard shortcut.
///
///     override var keyCommands: [KeyCommand]? {
///       [KeyCommand(title: "Reload", action: .reload, input: "r", modifierFlags: .control)]
///     }
///
/// Modifiers match exactly, and the case of characters is ignored. On Linux, most shortcuts use
/// ``KeyModifierFlags/control`` instead of the command key. Follows `UIKeyCommand`.
@preconcurrency @MainActor public final class KeyCommand: Command {
  /// The character that the key types without modifiers, or one of the constants, such as ``inputUpArrow``.
  /// If it is `nil`, there is no shortcut.
  public let input: String?
  /// The modifier keys that must be pressed. If others are pressed too, the shortcut does not match.
  public let modifierFlags: KeyModifierFlags

  /// A Boolean value that indicates whether the command precedes text input, the Tab key and all other
  /// handling of keys. The default is `false`.
  public var wantsPriorityOverSystemBehavior = false
  /// A Boolean value that indicates whether the shortcut also works on a keyboard layout without Latin
  /// letters. The default is `true`: the key at the position of ``input`` on a US keyboard is used there. If
  /// the value is `false`, only a key that types ``input`` matches.
  public var allowsAutomaticLocalization = true
  /// A Boolean value that indicates whether an arrow or a bracket is replaced by its opposite in a
  /// right-to-left application. The default is `true`: there, "[" stands for "]", and the left arrow for the
  /// right one, in menus and on the keyboard.
  public var allowsAutomaticMirroring = true

  /// Creates a command with a keyboard shortcut.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    action: Selector, input: String, modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [CommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command for use outside of menus.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for use outside of menus, with a title for lists of commands.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  override func copyForValidation() -> Command {
    let copy = KeyCommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: action, input: input ?? "", modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    copy.original = original ?? self
    copy.closure = closure
    return copy
  }
}
