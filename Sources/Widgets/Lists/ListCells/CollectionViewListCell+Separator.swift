import WindowResponder

extension CollectionViewListCell {
  func makeSeparatorGuide() -> LayoutGuide {
    let guide = SeparatorGuide()
    separator = guide
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
    start.priority = .fittingSizeLevel
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    end.priority = .fittingSizeLevel
    let thickness = guide.heightAnchor.constraint(equalToConstant: 1)
    LayoutConstraint.activate([
      start, end, thickness, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    (guide.start, guide.thickness) = (start, thickness)
    update(guide)
    return guide
  }

  /// Sets the default start of a guide, and redraws the separator at the guide's position.
  func update(_ guide: SeparatorGuide) {
    let start = lineStart
    if guide.start?.constant != start { guide.start?.constant = start }
    let thickness = 1 / max(1, contentScaleFactor.rounded(.down))
    if guide.thickness?.constant != thickness { guide.thickness?.constant = thickness }
    setNeedsDisplay()
  }

  /// Returns the distance between the leading edges of the cell and a guide, in points.
  func guidedStart(_ guide: SeparatorGuide) -> Double {
    let frame = guide.layoutFrame
    return isMirrored ? bounds.width - frame.maxX : frame.minX
  }
}

/// The guide of the separator below a list cell.
final class SeparatorGuide: LayoutGuide {
  /// The default constraint of the leading edge. Constraints of the application have priority.
  var start: LayoutConstraint?
  var thickness: LayoutConstraint?
}
