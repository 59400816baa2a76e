import WindowResponder

/// The layout of views that follow each other in lines, as words do.
@MainActor package struct FlowLines {
  /// The spacing between two views of a line, in points.
  package var spacing: Double
  /// The spacing between two lines, in points.
  package var lineSpacing: Double
  /// A Boolean value that indicates whether each view has its own line.
  var isColumn = false
  /// The horizontal alignment of the views in a line.
  var alignment = FlowStack.Alignment.leading
  /// The vertical alignment of the views in a line.
  package var lineAlignment = FlowStack.LineAlignment.firstBaseline

  /// Creates a layout with the spacing between views and between lines, in points.
  package init(
    spacing: Double, lineSpacing: Double, isColumn: Bool = false,
    alignment: FlowStack.Alignment = .leading,
    lineAlignment: FlowStack.LineAlignment = .firstBaseline
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.isColumn = isColumn
    self.alignment = alignment
    self.lineAlignment = lineAlignment
  }

  private struct Line {
    var views: [(view: View, size: Size)] = []
    var width = 0.0
    var baseline: Double?
    var height = 0.0
  }

  package func size(of views: [View], width: Double) -> Size {
    let lines = lines(of: views, width: width)
    return Size(
      width: (lines.map(\.width).max() ?? 0).rounded(.up),
      height: (lines.map(\.height).reduce(0, +)
        + lineSpacing * Double(max(0, lines.count - 1))).rounded(.up))
  }

  /// Returns the frames of views, in their order.
  package func frames(of views: [View], in bounds: Rect, isMirrored: Bool) -> [Rect] {
    var (frames, y): ([Rect], Double) = ([], bounds.minY)
    for line in lines(of: views, width: bounds.width) {
      var x = bounds.minX
      var gap = spacing
      let rest = max(0, bounds.width - line.width)
      switch alignment {
      case .leading: break
      case .center: x += (rest / 2).rounded(.down)
      case .trailing: x += rest
      case .justified: if line.views.count > 1 { gap += rest / Double(line.views.count - 1) }
      }
      for (view, size) in line.views {
        let offset = offset(of: view, size, in: line)
        frames.append(
          Rect(x: x, y: y + offset, width: size.width, height: size.height)
            .mirrored(in: bounds, if: isMirrored))
        x += size.width + gap
      }
      y += line.height + lineSpacing
    }
    return frames
  }

  private func offset(of view: View, _ size: Size, in line: Line) -> Double {
    switch lineAlignment {
    case .top: 0
    case .center: ((line.height - size.height) / 2).rounded(.down)
    case .bottom: line.height - size.height
    case .firstBaseline:
      if let baseline = line.baseline, let own = view.textBaseline(for: size) {
        (baseline - own).rounded()
      } else {
        ((line.height - size.height) / 2).rounded(.down)
      }
    }
  }

  private func lines(of views: [View], width: Double) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for view in views {
      let size = view.askedSize(in: Size(width: width, height: .infinity))
      let gap = line.views.isEmpty ? 0 : spacing
      if !line.views.isEmpty, isColumn || line.width + gap + size.width > width + 0.01 {
        lines.append(finished(line))
        line = Line()
      }
      line.width += (line.views.isEmpty ? 0 : spacing) + size.width
      line.views.append((view, size))
    }
    if !line.views.isEmpty { lines.append(finished(line)) }
    return lines
  }

  private func finished(_ line: Line) -> Line {
    var line = line
    line.height = line.views.map(\.size.height).max() ?? 0
    guard lineAlignment == .firstBaseline else { return line }
    let baselines = line.views.map { $0.view.textBaseline(for: $0.size) }
    guard let baseline = baselines.compactMap({ $0 }).max() else { return line }
    line.baseline = baseline
    for ((_, size), own) in zip(line.views, baselines) {
      if let own { line.height = max(line.height, size.height + baseline - own) }
    }
    return line
  }
}
