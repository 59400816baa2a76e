extension VisualFormat {
  /// Parses a format and creates its constraints.
  @MainActor static func constraints(
    _ format: String, _ options: LayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format)
    let parsed = try parser.parse()
    var maker = VisualFormatMaker(format, parsed, options, metrics, views)
    return try maker.make()
  }
}

/// A builder of the constraints of a parsed format.
@MainActor private struct VisualFormatMaker {
  private let text: String
  private let format: VisualFormat
  private let options: LayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var result: [LayoutConstraint] = []

  init(
    _ text: String, _ format: VisualFormat, _ options: LayoutConstraint.FormatOptions,
    _ metrics: [String: Any], _ views: [String: Any]
  ) {
    self.text = text
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func make() throws(VisualFormatError) -> [LayoutConstraint] {
    var items: [any LayoutItem] = []
    for element in format.elements where element.name != nil {
      let item = try item(element)
      items.append(item)
      for predicate in element.predicates {
        try addSize(of: item, predicate)
      }
    }
    for (index, connection) in format.connections.enumerated() {
      try connect(format.elements[index], format.elements[index + 1], connection)
    }
    try align(items)
    return result
  }

  private func fail(_ reason: String, at place: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, offset: place)
  }

  // MARK: Names

  private func item(_ element: VisualFormat.Element) throws(VisualFormatError) -> any LayoutItem {
    let name = element.name ?? ""
    guard let value = views[name] else {
      throw fail("\(name) is not a key in the views dictionary", at: element.offset)
    }
    guard let item = LayoutConstraint.itemOrNil(value) else {
      throw fail(
        "\(name) in the views dictionary is neither a view nor a guide", at: element.offset)
    }
    return item
  }

  private func number(
    _ operand: VisualFormat.Operand, _ kind: String
  ) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let number): return number
    case .name(let name, let place):
      guard let value = metrics[name] else {
        throw fail("\(name) is not a key in the metrics dictionary", at: place)
      }
      if let number = value as? any BinaryFloatingPoint { return Double(number) }
      if let number = value as? any BinaryInteger { return Double(number) }
      if let priority = value as? LayoutPriority { return Double(priority.rawValue) }
      throw fail("\(name) in the metrics dictionary is no number", at: place)
    }
  }

  private func priority(
    _ operand: VisualFormat.Operand?
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let operand else { return .required }
    let value = try number(operand, "priority")
    guard value > 0, value <= 1_000 else {
      var place = 0
      if case .name(_, let at) = operand { place = at }
      throw fail("A priority is above 0 and at most 1000, and not \(value)", at: place)
    }
    return LayoutPriority(Float(value))
  }

  // MARK: Sizes and distances

  private mutating func addSize(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let attribute: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    var second: LayoutTerm?
    var constant = predicate.constant
    var multiplier = 1.0
    if case .name(let name, _) = predicate.operand, metrics[name] == nil,
      let other = views[name].flatMap(LayoutConstraint.itemOrNil)
    {
      second = LayoutTerm(other, attribute)
      multiplier = predicate.multiplier
    } else {
      if case .name(let name, let place) = predicate.operand, metrics[name] == nil {
        throw fail("\(name) is neither a metric nor a view", at: place)
      }
      constant += try number(predicate.operand, "size") * predicate.multiplier
    }
    let constraint = LayoutConstraint(
      LayoutTerm(item, attribute), predicate.relation, second, multiplier: multiplier,
      constant: constant)
    constraint.priority = try priority(predicate.priority)
    result.append(constraint)
  }

  private mutating func connect(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element,
    _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let touchesEdge = before.name == nil || after.name == nil
    switch connection {
    case .none: try connect(before, after, .equal, 0, .required)
    case .standard:
      if touchesEdge { return try connectToMargin(before, after) }
      try connect(before, after, .equal, SystemSpacing.between, .required)
    case .distances(let list):
      for predicate in list {
        let distance =
          try number(predicate.operand, "distance") * predicate.multiplier + predicate.constant
        try connect(before, after, predicate.relation, distance, try priority(predicate.priority))
      }
    }
  }

  /// Returns the attributes of the start and the end of an item, in the direction of the format.
  private func edges(margins: Bool = false)
    -> (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  {
    if format.axis == .vertical {
      return margins ? (.topMargin, .bottomMargin) : (.top, .bottom)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return margins ? (.leftMargin, .rightMargin) : (.left, .right)
    case .directionRightToLeft: return margins ? (.rightMargin, .leftMargin) : (.right, .left)
    default: return margins ? (.leadingMargin, .trailingMargin) : (.leading, .trailing)
    }
  }

  private var goesBackwards: Bool {
    format.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  private func superview(
    of item: any LayoutItem, _ element: VisualFormat.Element
  ) throws(VisualFormatError) -> any LayoutItem {
    let parent = item is View ? item.layoutView?.superview : item.layoutView
    guard let parent else {
      throw fail("\(element.name ?? "") has no superview, whose edge '|' is", at: element.offset)
    }
    return parent
  }

  private mutating func connect(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element,
    _ relation: LayoutConstraint.Relation, _ distance: Double, _ priority: LayoutPriority
  ) throws(VisualFormatError) {
    var (start, end) = edges()
    let usesBaselines =
      format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
      && before.name != nil && after.name != nil
    let first: LayoutTerm
    let second: LayoutTerm
    if after.name == nil {
      let item = try item(before)
      first = LayoutTerm(try superview(of: item, before), end)
      second = LayoutTerm(item, end)
    } else if before.name == nil {
      let item = try item(after)
      first = LayoutTerm(item, start)
      second = LayoutTerm(try superview(of: item, after), start)
    } else {
      if usesBaselines { (start, end) = (.firstBaseline, .lastBaseline) }
      first = LayoutTerm(try item(after), start)
      second = LayoutTerm(try item(before), end)
    }
    add(first, relation, second, distance, priority)
  }

  /// Connects an item to the margin of the superview's edge, which is the standard spacing there.
  private mutating func connectToMargin(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element
  ) throws(VisualFormatError) {
    let (start, end) = edges()
    let (startMargin, endMargin) = edges(margins: true)
    if after.name == nil {
      let item = try item(before)
      add(LayoutTerm(try superview(of: item, before), endMargin), .equal, LayoutTerm(item, end), 0)
    } else {
      let item = try item(after)
      add(
        LayoutTerm(item, start), .equal, LayoutTerm(try superview(of: item, after), startMargin),
        0)
    }
  }

  /// Adds a constraint for a distance. In right-to-left formats coordinates decrease, so that the terms are
  /// exchanged.
  private mutating func add(
    _ first: LayoutTerm, _ relation: LayoutConstraint.Relation, _ second: LayoutTerm,
    _ distance: Double, _ priority: LayoutPriority = .required
  ) {
    let (a, b) = goesBackwards ? (second, first) : (first, second)
    let constraint = LayoutConstraint(a, relation, b, constant: distance)
    constraint.priority = priority
    result.append(constraint)
  }

  // MARK: Alignment

  private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
    let all: [(LayoutConstraint.FormatOptions, LayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in all where options.contains(option) {
      guard attribute.axis != format.axis else {
        throw fail(
          "Options mask required views to be aligned on a "
            + "\(format.axis == .horizontal ? "horizontal" : "vertical") edge, which is not allowed "
            + "for layout in the same direction", at: 0)
      }
      for (before, after) in zip(items, items.dropFirst()) {
        result.append(
          LayoutConstraint(
            LayoutTerm(before, attribute), .equal, LayoutTerm(after, attribute), constant: 0))
      }
    }
  }
}
