import Glibc

extension Image {
  /// Returns a Boolean value that indicates whether another image has the same content and is drawn in the
  /// same way. Pixels are compared individually.
  package func isSame(as other: Image) -> Bool {
    self === other
      || size == other.size && scale == other.scale && traits.areSame(as: other.traits)
        && content.isSame(as: other.content)
  }
}

extension Image.Traits {
  fileprivate func areSame(as other: Image.Traits) -> Bool {
    renderingMode == other.renderingMode && tintColor == other.tintColor
      && capInsets == other.capInsets && alignmentInsets == other.alignmentInsets
      && resizingMode == other.resizingMode
      && orientation == other.orientation && flipsForRightToLeft == other.flipsForRightToLeft
      && configuration == other.configuration && duration == other.duration
      && repeatCount == other.repeatCount && Self.areSame(frames, other.frames)
      && Self.areSame(dark.map { [$0] }, other.dark.map { [$0] })
  }

  private static func areSame(_ a: [Image]?, _ b: [Image]?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Image.Content {
  fileprivate func isSame(as other: Image.Content) -> Bool {
    switch (self, other) {
    case (.pixels(let a), .pixels(let b)): a.isSame(as: b)
    case (.symbol(let a), .symbol(let b)): a == b
    case (.vector(let a), .vector(let b)): a.isSame(as: b)
    default: false
    }
  }
}

extension PixelStorage {
  fileprivate func isSame(as other: PixelStorage) -> Bool {
    self === other
      || width == other.width && height == other.height
        && memcmp(base, other.base, stride * height) == 0
  }
}

extension VectorImage {
  /// Compares drawings in the size of the document, because librsvg does not keep the document's text.
  fileprivate func isSame(as other: VectorImage) -> Bool {
    if self === other { return true }
    let width = min(max(1, Int(size.width.rounded(.up))), Self.maximumSide)
    let height = min(max(1, Int(size.height.rounded(.up))), Self.maximumSide)
    guard size == other.size, let own = drawn(width: width, height: height),
      let drawing = other.drawn(width: width, height: height)
    else { return false }
    return own.isSame(as: drawing)
  }
}
