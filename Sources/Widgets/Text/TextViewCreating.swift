/// A text view that can be created with `X()` and `X(frame:)`. Every ``TextView`` conforms.
@preconcurrency @MainActor public protocol TextViewCreating: ViewCreating {}

extension TextViewCreating {
  /// Creates a text view of zero size, with the `init(frame:textContainer:)` of its class. Follows
  /// `UITextView.init()`.
  public init() { self.init(frame: .zero) }

  /// Creates a text view, with the `init(frame:textContainer:)` of its class. Follows
  /// `UITextView.init(frame:)`.
  public init(frame: Rect) {
    self.init {
      Creation.object(of: $0) { (type: TextView.Type) in
        type.create(frame: frame, textContainer: nil)
      }
    }
  }
}

extension TextView: PlainCreating {
  package static func createPlain() -> AnyObject { create(frame: .zero, textContainer: nil) }

  @_silgen_name("wr_create_text_view")
  convenience init(createdWith frame: Rect, _ textContainer: TextContainer?) {
    self.init(frame: frame, textContainer: textContainer)
  }

  /// Creates a text view of the class that the method is called on. See `Creation`.
  @_silgen_name("wr_create_text_view")
  static func create(frame: Rect, textContainer: consuming TextContainer?) -> TextView
}
