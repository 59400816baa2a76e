/// Text views that are created with `X()` and `X(frame:)`. Every ``TextView`` is one.
@preconcurrency @MainActor public protocol TextViewCreating: ViewCreating {}

extension TextViewCreating {
  /// Creates a text view without size, by the `init(frame:textContainer:)` of its class. Follows
  /// `UITextView.init()`.
  public init() { self.init(frame: .zero) }

  /// Creates a text view, by the `init(frame:textContainer:)` of its class. Follows
  /// `UITextView.init(frame:)`.
  public init(frame: Rect) { self.init { Creation.textView($0, frame: frame) } }
}

extension TextView: PlainCreating {
  package static func createPlain() -> AnyObject { Creation.textView(self, frame: .zero) }
}
