/// Views and menu rows by what people read on them.
extension Stage {
  /// The view that people know by a text: its accessibility label, or its identifier. Nil for none.
  ///
  /// Of several the one in front is meant, and a control comes before a label with the same text. Hidden
  /// views are left out; what is scrolled out of sight is not.
  public func view(labelled label: String) -> View? {
    let found = shownViews.filter { view in
      view.accessibilityLabel == label || view.accessibilityIdentifier == label
    }
    return found.first { $0 is Control && $0.isUserInteractionEnabled } ?? found.first
  }

  /// What people can read or hear of the window's views, each once, the front first.
  public var labels: [String] {
    var known: Set<String> = []
    let all = shownViews.flatMap { view in
      [view.accessibilityLabel].compactMap { $0 } + parts(of: view).map(\.label)
    }
    return all.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// A finger taps what has a text: the row of a menu, else the view that ``view(labelled:)`` finds, which
  /// is scrolled into sight before. Where there is none a line on the standard error says what there is.
  ///
  /// - Returns: Whether there was such a thing.
  @discardableResult public func tap(_ label: String) -> Bool {
    choose(label) { tap(at: $0) }
  }

  /// The pointer clicks what has a text; see ``tap(_:)``.
  @discardableResult public func click(_ label: String) -> Bool {
    choose(label) { click(at: $0) }
  }

  private func choose(_ label: String, _ press: (Point) -> Void) -> Bool {
    render()
    for popup in popups.reversed() {
      if let row = popup.items.first(where: { $0.title == label }) {
        press(row.center)
        return true
      }
    }
    guard let (view, frame) = target(label) else {
      let known = (popups.flatMap(\.titles) + labels).map { "“\($0)”" }.joined(separator: ", ")
      ErrorLine.write("Stage: nothing is labelled “\(label)”; there is \(known)")
      return false
    }
    scrollIntoSight(view)
    press(view.convert(Point(x: frame.midX, y: frame.midY), to: nil))
    return true
  }

  /// A view with a text, or one with a part that has it, and where that is, in the view's coordinates.
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

  /// Every view of the window that is not hidden, the front first, each before what is in it.
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
