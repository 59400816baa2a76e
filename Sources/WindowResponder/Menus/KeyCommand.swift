/// A command with a shortcut on the keyboard.
///
///     override var keyCommands: [KeyCommand]? {
///       [KeyCommand(title: "Reload", action: .reload, input: "r", modifierFlags: .control)]
///     }
///
/// Modifiers match exactly, and letters ignore their case. Follows `UIKeyCommand`; on Linux most
/// shortcuts are with ``KeyModifierFlags/control``, where Apple has its command key.
@preconcurrency @MainActor public final class KeyCommand: Command {
  /// The character that the key types without modifiers, or one of the constants, such as
  /// ``inputUpArrow``; nil for no shortcut.
  public let input: String?
  /// The modifiers that have to be held: these and no others.
  public let modifierFlags: KeyModifierFlags

  /// Whether the command comes before text input, the Tab key and whatever else takes keys.
  public var wantsPriorityOverSystemBehavior = false
  /// Kept for code that sets it: shortcuts are matched by what each key types, in any layout.
  public var allowsAutomaticLocalization = true
  /// Kept for code that sets it: brackets and arrows are not exchanged.
  public var allowsAutomaticMirroring = true

  /// Creates a command with a shortcut.
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

  /// Creates a command that is in no menu.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command that is in no menu, with a name for lists of commands.
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
    copy.original = original ?? self
    copy.closure = closure
    return copy
  }
}
