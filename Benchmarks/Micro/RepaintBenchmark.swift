import Glibc
import ResponderTestKit
import Widgets
import WindowResponder

/// A benchmark that redraws a whole window of 200 views into memory that was drawn to before.
@MainActor
enum RepaintBenchmark {
  static func figures() -> [MicroFigure] {
    [
      figure("1080p", size: Size(width: 1920, height: 1080), scale: 1, limit: 4),
      figure("4K", size: Size(width: 1920, height: 1080), scale: 2, limit: 14),
    ]
  }

  private static func figure(
    _ name: String, size: Size, scale: Double, limit: Double
  ) -> MicroFigure {
    let stage = Stage(size: size, scale: scale)
    fill(stage.window)
    stage.render()
    let before = stage.frameCount
    let runs = 31
    let time = Stopwatch.median(runs: runs) {
      stage.window.setNeedsDisplay()
      stage.render()
    }
    precondition(stage.frameCount == before + runs + 1, "a run drew nothing, or drew twice")
    let bytes = Int(size.width * scale) * Int(size.height * scale) * 4
    let copy = Stopwatch.milliseconds(copyTime(bytes))
    return MicroFigure(
      name: "full repaint of 200 views, \(name)", value: time * 1000, unit: "ms", limit: limit,
      note: "memcpy of as many pixels: \(copy) ms")
  }

  /// Fills a window with buttons, labels and rounded boxes, a third each, ten in a row.
  static func fill(_ window: Window) {
    let columns = 10
    let rows = 20
    let width = window.bounds.width / Double(columns)
    let height = window.bounds.height / Double(rows)
    for index in 0..<columns * rows {
      let cell = Rect(
        x: Double(index % columns) * width, y: Double(index / columns) * height, width: width,
        height: height)
      let view = makeView(index)
      view.frame = cell.insetBy(dx: 4, dy: 4)
      window.addSubview(view)
    }
  }

  private static func makeView(_ index: Int) -> View {
    switch index % 3 {
    case 0:
      let button = Button(configuration: index.isMultiple(of: 2) ? .filled() : .gray())
      button.setTitle("Button \(index)", for: .normal)
      return button
    case 1: return Label(text: "Label number \(index)")
    default:
      let box = View()
      box.backgroundColor = .secondarySystemGroupedBackground
      box.layer.cornerRadius = 8
      box.layer.borderWidth = 1
      return box
    }
  }

  /// Returns the time for copying a number of bytes between two warm buffers, in seconds.
  private static func copyTime(_ bytes: Int) -> Double {
    let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, bytes)
    return Stopwatch.median(runs: 21) { memcpy(target, source, bytes) }
  }
}
