import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// A stage with a view that has a context menu.
@MainActor final class ContextScene {
  let stage = Stage(size: Size(width: 300, height: 300))
  let view = View(frame: Rect(x: 50, y: 50, width: 200, height: 200))
  let log = Log()
  let delegate: ContextDelegate
  let interaction: ContextMenuInteraction
  var heard: [String] { delegate.heard }

  init() {
    stage.screenSize = Size(width: 400, height: 300)
    delegate = ContextDelegate(log: log)
    interaction = ContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    delegate.menu = Menu(children: [
      Action(title: "Open", subtitle: "In a window") { [log, weak stage] _ in
        log.add("open \(stage?.popups.count ?? -1)")
      },
      Menu(
        title: "More",
        children: [
          Action(title: "Copy To") { [log] _ in log.add("copy") },
          Action(title: "Move To") { [log] _ in log.add("move") },
        ]),
      Menu(
        options: .displayInline,
        children: [
          Action(title: "Large", state: .on) { [log] _ in log.add("large") },
          Action(title: "Small", state: .mixed) { [log] _ in log.add("small") },
        ]),
      Action(title: "Locked", attributes: .disabled) { [log] _ in log.add("locked") },
      Action(title: "Remove", attributes: .destructive) { [log] _ in log.add("remove") },
    ])
  }

  func open() { stage.click(at: Point(x: 80, y: 80), button: .secondary) }

  func openByTouch() {
    stage.touchDown(at: Point(x: 80, y: 80))
    stage.frame()
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.frame()
  }
}

final class ContextDelegate: ContextMenuInteractionDelegate {
  let log: Log
  var menu: Menu?
  var heard: [String] = []

  init(log: Log) {
    self.log = log
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    menu.map { menu in ContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("display") }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("end") }
}
