/// A stack that is created with its arranged views. Every ``StackView`` conforms to it. See ``ViewCreating``.
@preconcurrency @MainActor public protocol StackCreating: ViewCreating {}

extension StackCreating {
  /// Creates a stack of views. Follows `UIStackView.init(arrangedSubviews:)`.
  public init(arrangedSubviews views: [View]) {
    self.init { Creation.view($0) }
    guard let stack = self as? StackView else { return }
    for view in views { stack.addArrangedSubview(view) }
  }
}
