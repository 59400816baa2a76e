import CoreGraphicsNames
import ResponderTestKit
import Testing
import UIKitNames

/// A controller with UIKit's names, which a list of examples creates from its class.
private final class ShadesController: UIViewController {
  private(set) var shakes = 0

  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { shakes += 1 }
  }
}

private final class RowsController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
}

private final class RowCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .checkmark
  }
}

/// Tests of features that UIKit has through the Objective-C runtime.
@MainActor @Suite(.serialized) struct UIKitRuntimeTests {
  @Test("J1: a controller that overrides motionEnded, and nothing else, is sent a shake")
  func motion() {
    let stage = Stage(size: Size(width: 300, height: 300))
    let controller = ShadesController()
    stage.window.rootViewController = controller
    stage.render()
    stage.shake()
    #expect(controller.shakes == 0)
    #expect(controller.becomeFirstResponder())
    stage.shake()
    #expect(controller.shakes == 1)
    controller.resignFirstResponder()
    stage.shake()
    #expect(controller.shakes == 1)
  }

  @Test("A row's class is created by init() of a metatype of UIViewController")
  func metatypes() {
    let rows: [(title: String, type: UIViewController.Type)] = [
      ("Shades", ShadesController.self), ("Rows", RowsController.self),
      ("Plain", UIViewController.self),
    ]
    let controllers = rows.map { $0.type.init() }
    #expect(controllers[0] is ShadesController)
    #expect((controllers[1] as? RowsController)?.tableView.style == .plain)
    #expect(type(of: controllers[2]) == UIViewController.self)
    let cellType: UITableViewCell.Type = RowCell.self
    #expect((cellType.init() as? RowCell)?.accessoryType == .checkmark)
    let viewType: UIView.Type = UILabel.self
    #expect(viewType.init() is UILabel)
  }
}
