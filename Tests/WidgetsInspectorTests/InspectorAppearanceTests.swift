import ResponderGraphics
import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsInspector
@testable import WindowResponder

/// Tests of the inspector's pages in large and small windows.
@MainActor @Suite(.serialized) struct InspectorAppearanceTests {
  nonisolated struct Appearance: CustomTestStringConvertible, Sendable {
    var size = Size(width: 900, height: 640)
    var isDark = false
    var isMirrored = false
    var testDescription: String {
      "\(Int(size.width)) × \(Int(size.height)), dark \(isDark), mirrored \(isMirrored)"
    }
  }

  nonisolated static let appearances = [
    Appearance(), Appearance(isDark: true), Appearance(size: Size(width: 360, height: 640)),
    Appearance(size: Size(width: 360, height: 640), isDark: true, isMirrored: true),
  ]

  @Test("Labels and fields of every page have room for their texts", arguments: appearances)
  func nothingIsCut(appearance: Appearance) throws {
    let program = InspectedProgram()
    program.stage.application.apply(
      SystemAppearance(colorScheme: appearance.isDark ? .dark : .light))
    if appearance.isMirrored {
      program.stage.application.userInterfaceLayoutDirection = .rightToLeft
    }
    let inspector = try program.open(size: appearance.size)
    inspector.choose(program.button, inTree: true)
    for (index, page) in inspector.controller.pane.pages.enumerated() {
      program.show(page: index, of: inspector)
      check(page, "\(page.name), \(appearance.testDescription)")
      let tabs = inspector.controller.pane.tabs
      let needed = inspector.controller.pane.pages.map {
        TextLayout.cached($0.name, font: inspector.controller.view.theme.fonts.button).size.width
      }
      #expect((needed.max() ?? 0) <= tabs.bounds.width / 5 - 4)
      #expect(page.bounds.width > 0 && page.bounds.height > 120)
    }
  }

  private func check(_ view: View, _ name: String) {
    if let label = view as? Label, !label.isHidden, label.alpha > 0 {
      let needed = label.sizeThatFits(
        Size(width: label.numberOfLines == 1 ? 10_000 : label.bounds.width, height: 10_000))
      #expect(
        needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5,
        "\(name): \(label.text ?? "")")
    }
    for subview in view.subviews where !subview.isHidden { check(subview, name) }
  }

  @Test("Tree and pages stand side by side where there is room, and one above the other elsewhere")
  func axes() throws {
    let program = InspectedProgram()
    let inspector = try program.open()
    let (tree, pane) = (inspector.controller.tree.outline, inspector.controller.pane)
    #expect(tree.frame.maxX < pane.frame.minX && tree.frame.minY == pane.frame.minY)
    program.stage.resize(to: Size(width: 360, height: 640))
    program.stage.render()
    #expect(tree.frame.maxY < pane.frame.minY && tree.frame.minX == pane.frame.minX)
    #expect(tree.frame.width == 360 && pane.frame.width == 360)
  }

  @Test("It takes the program's appearance over, also when that changes")
  func appearance() throws {
    let program = InspectedProgram()
    _ = try program.open()
    let window = program.stage.frontWindow
    #expect(!window.theme.isDark)
    program.stage.application.apply(SystemAppearance(colorScheme: .dark))
    program.settle()
    #expect(window.theme.isDark && window.theme.fonts.body.pointSize < 17)
  }
}
