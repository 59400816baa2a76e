/// A button of an alert and its handler. Follows `UIAlertAction`.
@preconcurrency @MainActor open class AlertAction {
  /// The styles of an action. The values are those of `UIAlertAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that cancels the operation and changes nothing.
    case cancel = 1
    /// The style of an action that deletes data.
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// A Boolean value that indicates whether the action is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  @preconcurrency let handler: (@MainActor (AlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action. `handler` is called after the alert was dismissed.
  @preconcurrency public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
