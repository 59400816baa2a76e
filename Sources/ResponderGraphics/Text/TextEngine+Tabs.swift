import CCairo
import ResponderSystem

extension TextEngine {
  /// The largest number of tab stops of a paragraph.
  private static let mostTabs = 500

  /// Sets the tab stops of a paragraph style, unless it has none.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - start: The position of the layout's edge in the container, in points.
  ///   - layout: The layout.
  ///   - font: The font whose units the layout has.
  package static func setTabs(
    of style: ParagraphStyle, start: Double, in layout: OpaquePointer, font: Font
  ) {
    guard style.hasTabs else { return }
    let stops = stops(of: style, behind: start)
    guard !stops.isEmpty, let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
    for (index, stop) in stops.enumerated() {
      pango_tab_array_set_tab(
        tabs, Int32(index), stop.pangoAlignment, signedUnits(stop.location - start, of: font))
      if let character = stop.columnTerminator?.unicodeScalars.first {
        pango_tab_array_set_decimal_point(tabs, Int32(index), character.value)
      }
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  /// Returns the tab stops of a style behind a position, in order, so that repetitions of the distance of the
  /// last two are the other stops.
  private static func stops(of style: ParagraphStyle, behind start: Double) -> [TextTab] {
    var stops = style.tabStops.filter { $0.location.isFinite && $0.location > 0 }
    stops = Array(stops.ordered { $0.location < $1.location }.prefix(mostTabs))
    let last = max(stops.last?.location ?? 0, start)
    stops.removeAll { $0.location <= start }
    if let interval = style.repeatedInterval {
      let number = (last / interval).rounded(.down)
      stops += [1, 2].map { TextTab(location: (number + $0) * interval) }
    } else if let end = stops.last {
      let previous = stops.dropLast().last?.location ?? start
      let least = ParagraphStyle.leastTabInterval
      if end.location - previous < least {
        stops.append(TextTab(location: end.location + least))
      }
    }
    return stops
  }
}

extension ParagraphStyle {
  /// The smallest distance that is repeated behind the last tab stop, in points. Pango goes through all
  /// repetitions, one by one.
  fileprivate static let leastTabInterval = 1.0

  /// A Boolean value that indicates whether tab characters do not have the default width.
  fileprivate var hasTabs: Bool { !tabStops.isEmpty || repeatedInterval != nil }

  /// The default interval, or `nil` if there is none.
  fileprivate var repeatedInterval: Double? {
    let interval = defaultTabInterval
    return interval >= Self.leastTabInterval && interval.isFinite ? interval : nil
  }
}

extension TextTab {
  fileprivate var pangoAlignment: PangoTabAlign {
    switch alignment {
    case .center: PANGO_TAB_CENTER
    case .right: columnTerminator == nil ? PANGO_TAB_RIGHT : PANGO_TAB_DECIMAL
    case .left, .natural, .justified: PANGO_TAB_LEFT
    }
  }
}
