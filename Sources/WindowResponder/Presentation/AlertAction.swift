/// A button of an alert, with what it does. Follows `UIAlertAction`.
@preconcurrency @MainActor open class AlertAction {
  /// What an action is for. The values are those of `UIAlertAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Nothing special.
    case `default` = 0
    /// It leaves everything as it is.
    case cancel = 1
    /// It destroys something.
    case destructive = 2
  }

  /// What people read on it.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  @preconcurrency let handler: (@MainActor (AlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action. `handler` is called when the alert has gone.
  @preconcurrency public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
