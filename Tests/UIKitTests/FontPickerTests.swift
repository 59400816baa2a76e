import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

@MainActor @Suite(.serialized) struct FontPickerTests {
  let stage = Stage(size: CGSize(width: 500, height: 600))
  private let root = Root()

  init() {
    stage.window.rootViewController = root
    stage.render()
  }

  private func present(
    _ change: (UIFontPickerViewController.Configuration) -> Void = { _ in }
  ) throws -> UIFontPickerViewController {
    let configuration = UIFontPickerViewController.Configuration()
    change(configuration)
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = root
    root.present(picker, animated: false)
    stage.advance(by: 0.5)
    stage.render()
    return picker
  }

  private func titles(_ list: FontListController?) -> [String] {
    guard let list else { return [] }
    return (0..<list.tableView(list.tableView, numberOfRowsInSection: 0)).compactMap { row in
      let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0))
      return (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func choose(_ title: String, in list: FontListController?) throws {
    let list = try #require(list)
    let row = try #require(titles(list).firstIndex(of: title))
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    stage.advance(by: 1)
  }

  @Test("The families of the system are listed, each in its own font")
  func families() throws {
    let picker = try present()
    let titles = titles(picker.list)
    #expect(titles.contains("DejaVu Sans") && Set(titles).isSubset(of: UIFont.familyNames))
    let row = try #require(titles.firstIndex(of: "DejaVu Sans"))
    let list = try #require(picker.list)
    let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0))
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.font.familyName == "DejaVu Sans")
  }

  @Test("The names are in the system font, if the configuration says so")
  func systemFont() throws {
    let picker = try present { $0.displayUsingSystemFont = true }
    let list = try #require(picker.list)
    let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.font == .preferredFont(forTextStyle: .body))
  }

  @Test("A family that the user chooses is the selected font, and the picker is dismissed")
  func choosing() throws {
    let picker = try present()
    try choose("DejaVu Sans", in: picker.list)
    #expect(root.log == ["picked"] && root.presentedViewController == nil)
    let descriptor = try #require(picker.selectedFontDescriptor)
    #expect(UIFont(descriptor: descriptor, size: 20).familyName == "DejaVu Sans")
  }

  @Test("A family with several faces shows them, if the configuration includes faces")
  func faces() throws {
    let picker = try present { $0.includeFaces = true }
    try choose("DejaVu Sans", in: picker.list)
    #expect(root.log == [] && root.presentedViewController === picker)
    let top = picker.list?.navigationController?.topViewController as? FontListController
    #expect(titles(top).contains("Bold") && top?.title == "DejaVu Sans")
    try choose("Bold", in: top)
    let descriptor = try #require(picker.selectedFontDescriptor)
    #expect(root.log == ["picked"] && descriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: descriptor, size: 20).familyName == "DejaVu Sans")
  }

  @Test("A filter keeps the families that have the traits")
  func traits() throws {
    let picker = try present { $0.filteredTraits = .traitMonoSpace }
    let titles = titles(picker.list)
    #expect(titles.contains("DejaVu Sans Mono") && !titles.contains("DejaVu Sans"))
    let bold = UIFontPickerViewController.Configuration()
    bold.filteredTraits = .traitBold
    let families = FontChoice.families(bold)
    let sans = try #require(families.first { $0.title == "DejaVu Sans" })
    #expect(sans.faces(bold).allSatisfy { $0.descriptor.symbolicTraits.contains(.traitBold) })
    #expect(!sans.faces(bold).isEmpty)
  }

  @Test("Cancel notifies the delegate, and dismisses the picker")
  func cancel() throws {
    let picker = try present()
    stage.tap("Cancel")
    stage.advance(by: 1)
    #expect(root.log == ["cancelled"] && root.presentedViewController == nil)
    #expect(picker.selectedFontDescriptor == nil)
  }

  @Test("A dismissal without a choice is a cancellation, once")
  func dismissal() throws {
    _ = try present()
    root.dismiss(animated: false)
    stage.advance(by: 1)
    #expect(root.log == ["cancelled"])
  }

  @Test("A delegate that dismisses the picker itself dismisses nothing else")
  func ownDismissal() throws {
    root.dismisses = true
    let picker = try present()
    try choose("DejaVu Sans", in: picker.list)
    #expect(root.log == ["picked"] && root.presentedViewController == nil)
  }

  @Test("The search field keeps the families with its text")
  func search() throws {
    let picker = try present()
    let list = try #require(picker.list)
    list.searchBar(list.searchBar, textDidChange: "DEJAVU s")
    let found = titles(list)
    #expect(found.contains("DejaVu Sans") && found.allSatisfy { $0.hasPrefix("DejaVu S") })
    list.searchBar(list.searchBar, textDidChange: "")
    #expect(titles(list).count > found.count)
  }

  @Test("The font that the application has selected is marked and visible")
  func marked() throws {
    let last = try #require(FontChoice.families(UIFontPickerViewController.Configuration()).last)
    let picker = UIFontPickerViewController()
    picker.selectedFontDescriptor = last.descriptor.withSize(20)
    root.present(picker, animated: false)
    stage.advance(by: 0.5)
    stage.render()
    let list = try #require(picker.list)
    let row = titles(list).count - 1
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    #expect(cell.accessoryType == .checkmark)
    picker.selectedFontDescriptor = nil
    #expect(cell.accessoryType == .none)
  }

  @Test("Changes of a configuration after the picker was made have no effect")
  func copies() throws {
    let configuration = UIFontPickerViewController.Configuration()
    let picker = UIFontPickerViewController(configuration: configuration)
    configuration.includeFaces = true
    picker.configuration.includeFaces = true
    #expect(!picker.configuration.includeFaces)
  }

  @Test("A picker in a navigation controller has no second bar, and is not popped")
  func pushed() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    let picker = UIFontPickerViewController()
    picker.delegate = root
    navigation.pushViewController(picker, animated: false)
    stage.advance(by: 0.5)
    #expect(picker.children.first is FontListController)
    try choose("DejaVu Sans", in: picker.list)
    #expect(root.log == ["picked"] && navigation.topViewController === picker)
  }

  /// Presents a navigation controller with a picker, which is its root or above another controller.
  private func presentInNavigation(
    asRoot: Bool
  ) -> (UINavigationController, UIFontPickerViewController) {
    let picker = UIFontPickerViewController()
    picker.delegate = root
    let navigation = UINavigationController(
      rootViewController: asRoot ? picker : UIViewController())
    root.present(navigation, animated: false)
    stage.advance(by: 0.5)
    if !asRoot { navigation.pushViewController(picker, animated: false) }
    stage.advance(by: 0.5)
    stage.render()
    return (navigation, picker)
  }

  @Test("A choice in a picker above others of a presented navigation controller dismisses nothing")
  func pushedInSheet() throws {
    let (navigation, picker) = presentInNavigation(asRoot: false)
    try choose("DejaVu Sans", in: picker.list)
    #expect(root.log == ["picked"] && root.presentedViewController === navigation)
    #expect(navigation.topViewController === picker)
  }

  @Test("A choice in the root of a presented navigation controller dismisses it")
  func rootOfSheet() throws {
    let (_, picker) = presentInNavigation(asRoot: true)
    try choose("DejaVu Sans", in: picker.list)
    #expect(root.log == ["picked"] && root.presentedViewController == nil)
  }

  @Test("A dismissal of its navigation controller is a cancellation, and a push above it is none")
  func dismissedSheet() {
    let (navigation, _) = presentInNavigation(asRoot: true)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 0.5)
    #expect(root.log == [])
    navigation.popViewController(animated: false)
    stage.advance(by: 0.5)
    #expect(root.log == [])
    root.dismiss(animated: false)
    stage.advance(by: 1)
    #expect(root.log == ["cancelled"] && root.presentedViewController == nil)
  }

  @Test("An accessibility audit finds no problems")
  func audit() throws {
    _ = try present { $0.includeFaces = true }
    #expect(stage.audit().map(\.description) == [])
  }
}

private final class Root: UIViewController, UIFontPickerViewControllerDelegate {
  var log: [String] = []
  var dismisses = false

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    log.append("picked")
    if dismisses { viewController.dismiss(animated: false) }
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    log.append("cancelled")
  }
}
