/// A menu element that sends an action along the responder chain.
///
/// The responder that implements the action is asked with ``Responder/canPerformAction(_:withSender:)`` and
/// ``Responder/validate(_:)``, before the command is shown and again before it is sent. Follows `UICommand`.
@preconcurrency @MainActor public class Command: MenuElement {
  /// The title of the command.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image beside the title.
  public override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image while ``state`` is on, or `nil` for ``image``.
  public final var selectedImage: Image?
  /// The action that is sent.
  public final let action: Selector
  /// A value that identifies the command among those with the same action, and that the receiver can use.
  public final let propertyList: Any?
  /// The alternates of the command for other modifier keys.
  public final let alternates: [CommandAlternate]
  /// A longer title that explains the purpose of the element, or `nil` for none. In a menu, it is the
  /// description for assistive technologies.
  public final var discoverabilityTitle: String?
  /// The attributes of the command in a menu.
  public final var attributes: Attributes
  /// The state of the command in a menu.
  public final var state: State

  /// A Boolean value that indicates whether the command is omitted if no responder performs it, instead of
  /// dimmed.
  final var isOmittedWithoutTarget = false
  /// The command of which this one is a validated copy.
  package final var original: Command?
  /// The closure that is called without a responder, or `nil` for a command with an action.
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

  /// Returns a copy, which can be validated without changing this command.
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

/// An alternate of a ``Command`` for other modifier keys. Follows `UICommandAlternate`.
@preconcurrency @MainActor public final class CommandAlternate {
  /// The title of the alternate.
  public let title: String
  /// The action that is sent.
  public let action: Selector
  /// The modifier keys of the alternate, in addition to those of the command.
  public let modifierFlags: KeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: KeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
