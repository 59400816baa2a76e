import WindowResponder

extension ListContentView {
  /// A guide with the frame of the text, or `nil` if there is none. Follows
  /// `UIListContentView.textLayoutGuide`.
  ///
  /// If the text is removed, the guide is removed from the view, and its constraints are deactivated.
  public var textLayoutGuide: LayoutGuide? { guide(of: text) }

  /// A guide with the frame of the secondary text, or `nil` if there is none. See ``textLayoutGuide``.
  public var secondaryTextLayoutGuide: LayoutGuide? { guide(of: detail) }

  /// A guide with the frame of the image, or `nil` if there is none. See ``textLayoutGuide``.
  public var imageLayoutGuide: LayoutGuide? { guide(of: imageView) }

  private func guide(of view: View?) -> LayoutGuide? {
    guard let view else { return nil }
    if let known = knownGuide(of: view) { return known }
    let guide = FrameGuide(view)
    addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func knownGuide(of view: View) -> LayoutGuide? {
    layoutGuides.first { ($0 as? FrameGuide)?.view === view }
  }

  /// Removes the guide of a view that is about to be removed, if there is one.
  func removeGuide(of view: View?) {
    if let guide = view.flatMap(knownGuide) { removeLayoutGuide(guide) }
  }
}

/// A guide with the frame of a view.
private final class FrameGuide: LayoutGuide {
  unowned let view: View

  init(_ view: View) {
    self.view = view
    super.init()
  }
}
