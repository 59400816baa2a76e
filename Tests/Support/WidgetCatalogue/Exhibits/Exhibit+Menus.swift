import ResponderTestKit
import Widgets

/// The widgets that open beside another view: menus and tooltips.
extension Exhibit {
  static let menus: [Exhibit] = [
    Exhibit("Menu", in: .windowResponder, width: 380, height: 240, checksOverlap: false) { _ in
      .view(
        SampleColumn([
          sampleRow(
            with(Button(configuration: .gray())) {
              $0.setTitle("Sort by", for: .normal)
              $0.showsMenuAsPrimaryAction = true
              $0.menu = Menu(children: [
                action("Name", state: .on), action("Date"), action("Size"),
                Menu(options: .displayInline, children: [action("Folders First", state: .on)]),
              ])
            })
        ]))
    } act: { stage in
      stage.click(at: place(x: 60, of: stage))
    },
    Exhibit("Menu-popUp", in: .windowResponder, width: 380, height: 200, checksOverlap: false) {
      _ in
      .view(
        SampleColumn([
          sampleRow(
            with(Button(configuration: .gray())) {
              $0.showsMenuAsPrimaryAction = true
              $0.changesSelectionAsPrimaryAction = true
              $0.menu = Menu(
                options: .singleSelection,
                children: [action("Small"), action("Medium", state: .on), action("Large")])
            })
        ]))
    } act: { stage in
      stage.click(at: place(x: 60, of: stage))
    },
    Exhibit(
      "ContextMenuInteraction", in: .windowResponder, width: 400, height: 260, checksOverlap: false
    ) { _ in
      .view(SampleCard())
    } act: { stage in
      stage.click(at: place(x: 90, y: 50, of: stage), button: .secondary)
    },
    Exhibit("ToolTipInteraction", in: .windowResponder, width: 380, height: 100) { _ in
      .view(
        SampleColumn([
          sampleRow(
            with(Button(configuration: .gray())) {
              $0.setImage(Image(systemName: "trash"), for: .normal)
              $0.toolTip = "Move to the trash"
            })
        ]))
    } act: { stage in
      stage.pointerMove(to: place(x: 40, of: stage))
      stage.advance(by: 1)
    },
    Exhibit(
      "EditMenuInteraction", in: .windowResponder, width: 400, height: 120, checksOverlap: false
    ) { _ in
      .view(
        SampleColumn(
          [
            with(TextField()) {
              $0.borderStyle = .roundedRect
              $0.text = "Copy me"
            }
          ], heights: [nil], spacing: 0))
    } act: { stage in
      let field = stage.window.rootViewController?.view.subviews.first?.subviews.first as? TextField
      field?.becomeFirstResponder()
      stage.render()
      field?.selectAll(nil)
      stage.click(at: place(x: 110, of: stage), button: .secondary)
    },
  ]

  /// Returns a position near the beginning of the first line.
  @MainActor private static func place(
    x: Double, y: Double = 38, of stage: Stage
  ) -> Point {
    let isMirrored = stage.application.userInterfaceLayoutDirection == .rightToLeft
    return Point(x: isMirrored ? stage.window.bounds.width - x : x, y: y)
  }
}

/// A card with a context menu.
private final class SampleCard: View, ContextMenuInteractionDelegate {
  init() {
    super.init(frame: .zero)
    backgroundColor = .systemTeal
    layer.cornerRadius = 12
    addInteraction(ContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    let menu = Menu(children: [
      Exhibit.action("Open", "folder"), Exhibit.action("Share", "square.and.arrow.up"),
      Menu(title: "Move To", children: [Exhibit.action("Desk")]),
      Menu(
        options: .displayInline,
        children: [Exhibit.action("Delete", "trash", attributes: .destructive)]),
    ])
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
