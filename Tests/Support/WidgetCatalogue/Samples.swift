import Widgets

/// A column of views, each as wide as the column and as high as its preferred size.
final class SampleColumn: View {
  private let rows: [View]
  private let heights: [Double?]
  private let spacing: Double

  /// Creates a column. A view for which `heights` has a value has that height, in points.
  init(_ rows: [View], heights: [Double?] = [], spacing: Double = 12) {
    self.rows = rows
    self.heights = heights + [Double?](repeating: nil, count: max(0, rows.count - heights.count))
    self.spacing = spacing
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
  }

  private func height(of index: Int, width: Double) -> Double {
    heights[index] ?? rows[index].sizeThatFits(Size(width: width, height: 0)).height.rounded(.up)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let gaps = spacing * Double(max(0, rows.count - 1))
    return Size(
      width: size.width,
      height: rows.indices.reduce(gaps) { $0 + height(of: $1, width: size.width) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = 0.0
    for (index, row) in rows.enumerated() {
      let height = height(of: index, width: bounds.width)
      row.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
      y += height + spacing
    }
  }
}

/// Returns a view that shows views one after the other in their own sizes, in as many lines as necessary.
@MainActor func sampleRow(_ views: View...) -> View {
  let row = FlowStack(arrangedSubviews: views)
  row.spacing = 12
  row.lineAlignment = .center
  return row
}

/// Returns a view controller with a title and a background color.
@MainActor func samplePage(
  _ title: String, color: Color = .systemGroupedBackground
) -> ViewController {
  let page = ViewController()
  page.title = title
  page.view.backgroundColor = color
  return page
}

/// Returns a new object after a closure has changed it.
@MainActor func with<Value>(_ value: Value, _ change: (Value) -> Void) -> Value {
  change(value)
  return value
}

/// Returns an image of hills under a sky, which is drawn for each size.
@MainActor func sampleLandscape(width: Double = 240, height: Double = 150) -> Image {
  ImageRenderer(size: Size(width: width, height: height), scale: 2).image { context in
    let all = Rect(x: 0, y: 0, width: width, height: height)
    context.fill(all, color: Color(hex: 0x9CC9E8))
    context.setFillColor(Color(hex: 0xFFE08A))
    context.fillEllipse(
      in: Rect(x: width * 0.68, y: height * 0.14, width: height * 0.24, height: height * 0.24))
    let hills: [(color: UInt32, top: Double, x: Double)] = [
      (0x7FB08A, 0.45, -0.2), (0x5C9470, 0.58, 0.35), (0x3E7357, 0.72, -0.1),
    ]
    for hill in hills {
      context.setFillColor(Color(hex: hill.color))
      context.fillEllipse(
        in: Rect(x: width * hill.x, y: height * hill.top, width: width, height: height))
    }
  }
}
