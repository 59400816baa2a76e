/// The room in which a ``TextView`` sets its lines. Follows `NSTextContainer`.
@preconcurrency @MainActor public final class TextContainer {
  private weak var view: TextView?

  init(_ view: TextView) {
    self.view = view
  }

  /// How far lines keep from the sides of the room, in points; 5 until it is set.
  public var lineFragmentPadding = 5.0 {
    didSet {
      if !(lineFragmentPadding >= 0 && lineFragmentPadding.isFinite) { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { view?.sizesDidChange() }
    }
  }

  /// Whether lines are broken between words, or anywhere for `LineBreakMode.byCharWrapping`.
  public var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { view?.editor.breaksWords = lineBreakMode == .byCharWrapping }
  }

  /// How large the room is, in points; it is as high as the text.
  public var size: Size { view?.roomForText ?? .zero }
}
