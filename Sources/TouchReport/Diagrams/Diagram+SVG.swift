internal import ResponderGeometry

extension Diagram {
  /// Returns the diagram as an SVG element of a page. The page needs the ``styles`` and the colours of
  /// ``Tone``.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the names in the element, which must be different for each diagram of a
  ///     page.
  ///   - style: An additional class of the element.
  package func svg(prefix: String, style: String = "") -> String {
    let name = "\(prefix)-\(kind)"
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"diagram\(style.isEmpty ? "" : " " + style)\" role=\"img\""
    svg += " viewBox=\"0 0 \(SVGNumber.text(size.width)) \(SVGNumber.text(size.height))\""
    svg += " width=\"\(SVGNumber.text(size.width))\" height=\"\(SVGNumber.text(size.height))\""
    svg += " aria-labelledby=\"\(name)-t \(name)-d\">"
    svg += "<title id=\"\(name)-t\">\(PlainText.escaped(title))</title>"
    svg += "<desc id=\"\(name)-d\">\(PlainText.escaped(summary))</desc>\n"
    for mark in marks { svg += Self.element(of: mark) }
    return svg + "</svg>\n"
  }

  /// The styles that ``svg(prefix:)`` requires.
  package static let styles =
    "svg.diagram{max-width:100%;height:auto;font-family:system-ui,sans-serif;"
    + "font-variant-numeric:tabular-nums}svg.diagram *{stroke-linecap:round;stroke-linejoin:round}"
    + "svg.diagram .dash{stroke-dasharray:4 3;stroke-linecap:butt}svg.diagram .bold{font-weight:600}"
    + Tone.allCases.map { ".f-\($0){fill:var(--\($0))}.s-\($0){stroke:var(--\($0))}" }.joined()

  private static func element(of mark: DiagramMark) -> String {
    var classes: [String] = []
    if let role = mark.role { classes.append(role.rawValue) }
    if let fill = mark.fill { classes.append("f-\(fill)") }
    if let stroke = mark.stroke {
      classes.append("s-\(stroke.tone)")
      if stroke.isDashed { classes.append("dash") }
    }
    if case .text(let string, let place, let look) = mark.shape {
      return text(string, at: place, look, classes: classes)
    }
    var look = ""
    if mark.fill == nil { look += " fill=\"none\"" }
    if mark.fillOpacity < 1 { look += " fill-opacity=\"\(SVGNumber.text(mark.fillOpacity))\"" }
    if let stroke = mark.stroke {
      look += " stroke-width=\"\(SVGNumber.text(stroke.width))\""
      if stroke.opacity < 1 { look += " stroke-opacity=\"\(SVGNumber.text(stroke.opacity))\"" }
    }
    look += " class=\"\(classes.joined(separator: " "))\"/>\n"
    switch mark.shape {
    case .ellipse(let center, let radiusX, let radiusY, let angle):
      let place = "\(SVGNumber.text(center.x)) \(SVGNumber.text(center.y))"
      let turn = SVGNumber.text(angle * 180 / .pi)
      let radii = "rx=\"\(SVGNumber.text(radiusX))\" ry=\"\(SVGNumber.text(radiusY))\""
      return "<ellipse \(radii) transform=\"translate(\(place)) rotate(\(turn))\"" + look
    default:
      return "<path d=\"\(data(of: mark.shape))\"" + look
    }
  }

  private static func text(
    _ string: String, at place: Point, _ look: DiagramMark.TextLook, classes: [String]
  ) -> String {
    let classes = classes + (look.isBold ? ["bold"] : [])
    var text = "<text x=\"\(SVGNumber.text(place.x))\" y=\"\(SVGNumber.text(place.y))\""
    text += " font-size=\"\(SVGNumber.text(look.size))\""
    if look.anchor != .start { text += " text-anchor=\"\(look.anchor.rawValue)\"" }
    text += " class=\"\(classes.joined(separator: " "))\">"
    return text + PlainText.escaped(string) + "</text>\n"
  }

  /// Returns the data of a path, in absolute coordinates with a resolution of a tenth of a point.
  private static func data(of shape: DiagramMark.Shape) -> String {
    var data = SVGNumber.Path()
    switch shape {
    case .line(let points), .polygon(let points):
      for (index, point) in points.enumerated() { data.add(index == 0 ? "M" : "L", point) }
      if case .polygon = shape { data.close() }
    case .segments(let points):
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        data.add("M", points[index])
        data.add("L", points[index + 1])
      }
    case .rects(let rects):
      for rect in rects {
        data.add("M", Point(x: rect.minX, y: rect.minY))
        data.add("L", Point(x: rect.maxX, y: rect.minY))
        data.add("L", Point(x: rect.maxX, y: rect.maxY))
        data.add("L", Point(x: rect.minX, y: rect.maxY))
        data.close()
      }
    case .dots(let points, let radius):
      for point in points { data.addDisc(point, radius) }
    case .ellipse, .text: break
    }
    return data.text
  }
}
