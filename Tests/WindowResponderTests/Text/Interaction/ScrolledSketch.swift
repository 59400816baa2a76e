import ResponderTestKit

@testable import WindowResponder

/// A tall text in a scroll view that shows a part of it.
@MainActor struct ScrolledSketch {
  let stage = Stage(size: Size(width: 400, height: 300))
  let scroller = ScrollView(frame: Rect(x: 50, y: 50, width: 300, height: 120))
  let input: EditedSketch

  init() {
    let lines = (0..<60).map { "line \($0)" }
    input = EditedSketch(
      lines.joined(separator: "\n"), frame: Rect(x: 0, y: 0, width: 300, height: 1500))
    input.addInteraction(TextInteraction(for: .editable))
    scroller.addSubview(input)
    scroller.contentSize = input.bounds.size
    stage.window.addSubview(scroller)
    stage.render()
  }
}
