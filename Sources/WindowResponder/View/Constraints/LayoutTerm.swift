/// An item and what of it a constraint speaks of. An anchor and its constraints share one.
@MainActor final class LayoutTerm {
  // One of the two is there. A weak reference would make every use of the view slower: see `BackLink`.
  private let view: BackLink<View>
  private let guide: BackLink<LayoutGuide>
  let attribute: LayoutConstraint.Attribute
  /// What it is where it is the length between two places.
  let distance: LayoutDistance?

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    view = BackLink(item as? View)
    guide = BackLink(item as? LayoutGuide)
    self.attribute = attribute
    distance = nil
  }

  /// Nothing of no item.
  init() {
    view = BackLink()
    guide = BackLink()
    attribute = .notAnAttribute
    distance = nil
  }

  /// The length from one place to another.
  init(_ distance: LayoutDistance, _ axis: LayoutConstraint.Axis) {
    view = distance.second.view
    guide = distance.second.guide
    attribute = axis == .horizontal ? .width : .height
    self.distance = distance
  }

  /// The view or guide; nil once it is gone.
  var item: (any LayoutItem)? { view.target ?? guide.target }

  /// All items that it speaks of.
  var items: [any LayoutItem] {
    if let distance { return distance.first.items + distance.second.items }
    return item.map { [$0] } ?? []
  }

  /// The item and the attribute, as in source.
  var words: String {
    if let distance { return "(\(distance.second.words) - \(distance.first.words))" }
    guard let item else { return "(gone).\(attribute.name)" }
    return "\(item.layoutName).\(attribute.name)"
  }
}

/// Two places, the second so far beyond the first as their distance is.
@MainActor final class LayoutDistance {
  let first: LayoutTerm
  let second: LayoutTerm

  init(from first: LayoutTerm, to second: LayoutTerm) {
    self.first = first
    self.second = second
  }
}
