/// An action that a menu sends along the responder chain.
///
/// Whoever implements the action is asked first, by ``Responder/canPerformAction(_:withSender:)`` and
/// ``Responder/validate(_:)``, each time before the command is shown and again before it is sent.
/// Follows `UICommand`.
@preconcurrency @MainActor public class Command: MenuElement {
  /// What people read.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// What people see beside it.
  public override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// What is shown instead of ``image`` while ``state`` is on; nil for the same.
  public final var selectedImage: Image?
  /// What is sent.
  public final let action: Selector
  /// What tells commands with the same action from one another, and says what to do.
  public final let propertyList: Any?
  /// What is sent instead while other modifiers are held.
  public final let alternates: [CommandAlternate]
  /// A longer name, for lists of commands; nil for the title.
  public final var discoverabilityTitle: String?
  /// How it looks in a menu, and whether it can be chosen.
  public final var attributes: Attributes
  /// The mark beside it in a menu.
  public final var state: State

  /// Whether the command is not shown while no responder performs it, rather than dimmed.
  final var isOmittedWithoutTarget = false
  /// The command that this one is a validated copy of.
  final var original: Command?
  /// What is called instead of asking responders; nil for a command with an action.
  final var closure: CommandClosure?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [CommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.selectedImage = selectedImage
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A command that is the same, which may be validated without changing this one.
  func copyForValidation() -> Command {
    let copy = Command(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.isOmittedWithoutTarget = isOmittedWithoutTarget
    copy.original = original ?? self
    copy.closure = closure
    return copy
  }
}

/// What a ``Command`` sends instead while other modifiers are held. Follows `UICommandAlternate`.
@preconcurrency @MainActor public final class CommandAlternate {
  /// What people read.
  public let title: String
  /// What is sent.
  public let action: Selector
  /// What has to be held, beside what the command itself asks for.
  public let modifierFlags: KeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: KeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
