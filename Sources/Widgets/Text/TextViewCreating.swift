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

// A subclass can declare a property with the same name, because the property is a member of a protocol.
extension TextViewCreating where Self: TextView {
  /// The placeholder that is visible if there is no text. UIKit has no such property.
  public var placeholder: String? {
    get { ownPlaceholder }
    nonmutating set { ownPlaceholder = newValue }
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
