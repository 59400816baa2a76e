/// Something that can be done with a view, for those who cannot do it by a gesture. Follows
/// `UIAccessibilityCustomAction`.
@preconcurrency @MainActor open class AccessibilityCustomAction {
  /// What does it, and tells whether it did.
  public typealias ActionHandler = @MainActor (AccessibilityCustomAction) -> Bool

  /// What is done, for people.
  open var name: String
  /// A picture of it.
  open var image: Image?
  /// What does it.
  open var actionHandler: ActionHandler?
  /// Who an action is sent to.
  open weak var target: AnyObject?
  /// The action that is sent.
  open var selector: Selector?

  /// Creates an action that calls a closure.
  public init(name: String, image: Image? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action that is sent to a target.
  public init(name: String, target: AnyObject?, selector: Selector) {
    self.name = name
    self.target = target
    self.selector = selector
  }

  /// Does it, and tells whether it was done.
  @discardableResult package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.perform(on: target, sender: self)
  }
}
