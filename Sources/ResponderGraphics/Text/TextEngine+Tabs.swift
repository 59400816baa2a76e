import CCairo

extension TextEngine {
  /// The largest number of tab stops of a paragraph. Pango repeats the distance of the last two.
  private static let mostTabs = 500
  /// The width, in points, up to which stops of the default interval are set.
  private static let tabbedWidth = 4_000.0

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
    let stops = stops(of: style).filter { $0.location > start }
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

  /// Returns the tab stops of a style in order, followed by those of the default interval.
  private static func stops(of style: ParagraphStyle) -> [TextTab] {
    var stops = style.tabStops.filter { $0.location.isFinite && $0.location > 0 }
    stops = Array(stops.sorted { $0.location < $1.location }.prefix(mostTabs))
    let interval = style.defaultTabInterval
    guard interval > 0, interval.isFinite else { return stops }
    var number = ((stops.last?.location ?? 0) / interval).rounded(.down) + 1
    repeat {
      stops.append(TextTab(location: number * interval))
      number += 1
    } while stops.count < mostTabs && number * interval <= tabbedWidth
    return stops
  }
}

extension ParagraphStyle {
  /// A Boolean value that indicates whether tab characters do not have the default width.
  fileprivate var hasTabs: Bool {
    !tabStops.isEmpty || defaultTabInterval > 0 && defaultTabInterval.isFinite
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
