/// Views and menu rows by their text.
extension Stage {
  /// Returns the view with a text as its accessibility label or its identifier, or `nil` if there is none.
  ///
  /// If there are several, the frontmost one is used, and a control has precedence over a label with the same
  /// text. Hidden views are left out, but views that are scrolled out of sight are included.
  public func view(labelled label: String) -> View? {
    let found = shownViews.filter { view in
      view.accessibilityLabel == label || view.accessibilityIdentifier == label
    }
    return found.first { $0 is Control && $0.isUserInteractionEnabled } ?? found.first
  }

  /// The texts of the window's views that people can read or hear, each once, from front to back.
  public var labels: [String] {
    var known: Set<String> = []
    let all = shownViews.flatMap { view in
      [view.accessibilityLabel].compactMap { $0 } + parts(of: view).map(\.label)
    }
    return all.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// Taps the menu row or the view with a text.
  ///
  /// A row of an open menu has precedence over the view that ``view(labelled:)`` finds, which is scrolled
  /// into sight first. If no view has the text, the running test fails at the caller's line, and the failure
  /// lists the existing texts. See ``onFailure``. A list row that is far out of sight has no view yet: see
  /// ``scroll(to:fileID:filePath:line:column:)``.
  ///
  /// - Returns: `true` if a row or view was tapped.
  @discardableResult public func tap(
    _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Bool {
    choose(
      label,
      failure: {
        .init(message: $0, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    ) { tap(at: $0) }
  }

  /// Clicks the menu row or the view with a text with the pointer's primary button.
  ///
  /// It is found as in ``tap(_:fileID:filePath:line:column:)``, and the test fails in the same way.
  ///
  /// - Returns: `true` if a row or view was clicked.
  @discardableResult public func click(
    _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Bool {
    choose(
      label,
      failure: {
        .init(message: $0, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    ) { click(at: $0) }
  }

  /// Scrolls until a view with a text is visible, such as a list row that has no view yet.
  ///
  /// Each scroll view of the ``frontWindow`` is searched from its current position to its end, then from its
  /// beginning, without animation. If no view has the text, the scroll views return to their previous
  /// positions, and the running test fails at the caller's line. See ``onFailure``.
  ///
  /// - Returns: `true` if a view with the text is visible.
  @discardableResult public func scroll(
    to label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Bool {
    render()
    if reveal(label) { return true }
    for scroller in shownViews.compactMap({ $0 as? ScrollView }) where search(scroller, for: label)
    {
      return true
    }
    Stage.fail(
      StageFailure(
        message: "no scroll view holds “\(label)”", fileID: fileID, filePath: filePath, line: line,
        column: column))
    return false
  }

  /// Scrolls a view with a text into sight. If there is none, returns `false`.
  private func reveal(_ label: String) -> Bool {
    guard let (view, _) = target(label) else { return false }
    scrollIntoSight(view)
    return true
  }

  /// Scrolls through the whole content, by a little less than a page at a time, until a text is found. If
  /// there is no such text, restores the offset and returns `false`.
  private func search(_ scroller: ScrollView, for label: String) -> Bool {
    let start = scroller.contentOffset
    for offset in offsets(of: scroller) {
      scroller.setContentOffset(offset, animated: false)
      render()
      if reveal(label) { return true }
    }
    scroller.setContentOffset(start, animated: false)
    render()
    return false
  }

  /// Returns the offsets of the pages of a scroll view's content, beginning at the current one.
  private func offsets(of scroller: ScrollView) -> [Point] {
    let inset = scroller.adjustedContentInset
    let least = Point(x: -inset.left, y: -inset.top)
    let most = Point(
      x: max(least.x, scroller.contentSize.width + inset.right - scroller.bounds.width),
      y: max(least.y, scroller.contentSize.height + inset.bottom - scroller.bounds.height))
    let step = Size(width: scroller.bounds.width * 0.8, height: scroller.bounds.height * 0.8)
    guard step.width >= 1, step.height >= 1 else { return [] }
    let offsets = stride(from: least.y, to: most.y + step.height, by: step.height).flatMap { y in
      stride(from: least.x, to: most.x + step.width, by: step.width).map { x in
        Point(x: min(x, most.x), y: min(y, most.y))
      }
    }
    let start = scroller.contentOffset
    return offsets.filter { $0.y >= start.y } + offsets.filter { $0.y < start.y }
  }

  private func choose(
    _ label: String, failure: (String) -> StageFailure, _ press: (Point) -> Void
  ) -> Bool {
    render()
    for popup in popups.reversed() {
      if let row = popup.items.first(where: { $0.title == label }) {
        press(row.center)
        return true
      }
    }
    guard let (view, frame) = target(label) else {
      let known = (popups.flatMap(\.titles) + labels).map { "“\($0)”" }.joined(separator: ", ")
      Stage.fail(
        failure(
          "nothing is labelled “\(label)”; there is \(known.isEmpty ? "no label at all" : known)"))
      return false
    }
    scrollIntoSight(view)
    press(view.convert(Point(x: frame.midX, y: frame.midY), to: nil))
    return true
  }

  /// Returns a view with a text, or one that contains a part with it, and the frame of the text in the view's
  /// coordinates.
  private func target(_ label: String) -> (view: View, frame: Rect)? {
    if let view = view(labelled: label) { return (view, view.bounds) }
    for view in shownViews {
      if let part = parts(of: view).first(where: { $0.label == label }) {
        return (view, part.frame)
      }
    }
    return nil
  }

  private func parts(of view: View) -> [(label: String, frame: Rect)] {
    (view as? any LabelledParts)?.labelledParts ?? []
  }

  private func scrollIntoSight(_ view: View) {
    var ancestor = view.superview
    while let current = ancestor {
      if let scroller = current as? ScrollView {
        scroller.scrollRectToVisible(view.convert(view.bounds, to: scroller), animated: false)
        render()
      }
      ancestor = current.superview
    }
  }

  /// The views of the window that are not hidden, from front to back, with each view before its subviews.
  private var shownViews: [View] {
    var result: [View] = []
    func visit(_ view: View) {
      if view.isHidden || view.alpha == 0 { return }
      result.append(view)
      for child in view.subviews.reversed() { visit(child) }
    }
    render()
    visit(frontWindow)
    return result
  }
}
