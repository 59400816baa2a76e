/// An action on a view for users who cannot perform it with a gesture. Follows `UIAccessibilityCustomAction`.
@preconcurrency @MainActor open class AccessibilityCustomAction {
  /// A function that performs an action, and returns whether it succeeded.
  public typealias ActionHandler = @MainActor (AccessibilityCustomAction) -> Bool

  /// The name of the action, for users.
  open var name: String
  /// An image of the action. It has no effect: AT-SPI 2 has no images of actions.
  open var image: Image?
  /// The function that performs the action, or `nil` for an action with a selector.
  open var actionHandler: ActionHandler?
  /// The target of the selector.
  open weak var target: AnyObject?
  /// The selector that is sent to the target.
  open var selector: Selector?

  /// Creates an action that calls a closure.
  public init(name: String, image: Image? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action that sends a selector to a target.
  public init(name: String, target: AnyObject?, selector: Selector) {
    self.name = name
    self.target = target
    self.selector = selector
  }

  /// Performs the action, and returns a Boolean value that indicates whether it was performed.
  @discardableResult package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.perform(on: target, sender: self)
  }
}
