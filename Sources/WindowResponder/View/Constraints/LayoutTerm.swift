import ResponderRuntime

/// An item and its attribute in a constraint. An anchor and its constraints share one term.
@MainActor final class LayoutTerm {
  // At most one of the two has a target. A weak reference would make every use of the view slower: see
  // `BackLink`.
  private let view: BackLink<View>
  private let guide: BackLink<LayoutGuide>
  let attribute: LayoutConstraint.Attribute
  /// The distance, if the term is the length between two positions.
  let distance: LayoutDistance?

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    view = BackLink(item as? View)
    guide = BackLink(item as? LayoutGuide)
    self.attribute = attribute
    distance = nil
  }

  /// Creates a term without an item.
  init() {
    view = BackLink()
    guide = BackLink()
    attribute = .notAnAttribute
    distance = nil
  }

  /// Creates a term for the distance from one position to another.
  init(_ distance: LayoutDistance, _ axis: LayoutConstraint.Axis) {
    view = distance.second.view
    guide = distance.second.guide
    attribute = axis == .horizontal ? .width : .height
    self.distance = distance
  }

  /// The view or guide, or `nil` if it was released.
  var item: (any LayoutItem)? { view.target ?? guide.target }

  /// All items of the term.
  var items: [any LayoutItem] {
    if let distance { return distance.first.items + distance.second.items }
    return item.map { [$0] } ?? []
  }

  /// The item and the attribute, as in source code.
  var words: String {
    if let distance { return "(\(distance.second.words) - \(distance.first.words))" }
    guard let item else { return "(gone).\(attribute.name)" }
    return "\(item.layoutName).\(attribute.name)"
  }
}

/// The distance between two positions.
@MainActor final class LayoutDistance {
  let first: LayoutTerm
  let second: LayoutTerm

  init(from first: LayoutTerm, to second: LayoutTerm) {
    self.first = first
    self.second = second
  }
}
