/// An object that lays out the text of a container.
package protocol TextContainerOwner: AnyObject {
  /// Tells the owner that a container has become that of a view.
  @MainActor func container(_ container: TextContainer, belongsTo view: TextView)
}

/// The area in which a ``TextView`` or a text layout without a view arranges its lines. Follows
/// `NSTextContainer`.
@preconcurrency @MainActor public final class TextContainer {
  private weak var view: TextView?
  private var ownSize: Size
  /// The object that lays out text in the container without a view. The reference is weak.
  package weak var owner: AnyObject?

  init(_ view: TextView) {
    self.view = view
    ownSize = .zero
    widthTracksTextView = true
  }

  /// Creates a container without a view, in points. A side of 0 has no limit.
  public init(size: Size = .zero) { ownSize = size }

  /// Makes the container that of a view.
  func belong(to view: TextView) { self.view = view }

  /// The padding of lines at the sides of the container, in points. The default is 5. A negative number, or
  /// one that is not finite, becomes 0.
  public var lineFragmentPadding = 5.0 {
    didSet {
      if !(lineFragmentPadding >= 0 && lineFragmentPadding.isFinite) { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { view?.sizesDidChange() }
    }
  }

  /// The line break mode. Lines break between words, or at any character for `LineBreakMode.byCharWrapping`.
  /// The default is `.byWordWrapping`.
  public var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { view?.editor.breaksWords = lineBreakMode == .byCharWrapping }
  }

  /// The maximum number of lines, or 0 for no limit. Without a view, the last line is truncated according to
  /// ``lineBreakMode``. A view that does not scroll is limited to the height of that number of lines. The
  /// default is 0.
  public var maximumNumberOfLines = 0 {
    didSet {
      if maximumNumberOfLines < 0 { maximumNumberOfLines = 0 }
      if maximumNumberOfLines != oldValue { view?.sizesDidChange() }
    }
  }

  /// The size of the container, in points. A side of 0 has no limit.
  ///
  /// The width of a view's container is that of the view if ``widthTracksTextView`` is `true`, otherwise the
  /// width that was set. Its height is that of the view if ``heightTracksTextView`` is `true`, otherwise that
  /// of the text.
  public var size: Size {
    get { view?.roomForText ?? ownSize }
    set {
      guard newValue != ownSize else { return }
      ownSize = newValue
      if !widthTracksTextView { view?.sizesDidChange() }
    }
  }

  /// The width that was set, in points, or 0 for no limit.
  var ownWidth: Double { ownSize.width.isFinite ? max(0, ownSize.width) : 0 }

  /// A Boolean value that indicates whether the width of the container follows the width of its view. If it
  /// is `false`, lines break at the width that was set, and the view scrolls horizontally to wider lines. The
  /// default is `true` for a container that a view has created, and `false` for others.
  public var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { view?.sizesDidChange() } }
  }
  /// A Boolean value that indicates whether the height of the container follows the height of its view. Lines
  /// that do not fit are not shown, and the view does not scroll to them. The default is `false`.
  public var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { view?.sizesDidChange() } }
  }

  /// The text view of the container, or `nil` for none.
  public var textView: TextView? { view }
}
