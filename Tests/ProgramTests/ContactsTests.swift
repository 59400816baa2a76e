import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import Contacts

/// Tests of a list with details, in unchanged UIKit code.
@MainActor @Suite(.serialized) struct ContactsTests {
  private func screen(_ size: Size, isRightToLeft: Bool = false) -> ProgramScreen {
    let list = ContactListViewController(contacts: Contact.examples)
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    return ProgramScreen(navigation, size: size, isRightToLeft: isRightToLeft)
  }

  @Test("A row leads to its contact and back", arguments: ProgramScreen.sizes, [false, true])
  func detail(size: Size, isRightToLeft: Bool) throws {
    let screen = screen(size, isRightToLeft: isRightToLeft)
    screen.saveImage("contacts")
    #expect(screen.labelsOutside() == [])
    screen.tap("Frances Allen")
    #expect(screen.view(Label.self, labelled: "Favorite") != nil)
    #expect(screen.view(Button.self, labelled: "Call") != nil)
    #expect(screen.labelsOutside() == [])
    screen.saveImage("contact")
    screen.tap("Back")
    #expect(screen.view(Label.self, labelled: "Favorite") == nil)
    #expect(screen.view(labelled: "Frances Allen") != nil)
  }

  @Test("What is typed into the search field is found")
  func search() throws {
    let screen = screen(ProgramScreen.sizes[0])
    let field = try #require(screen.views.compactMap { $0 as? TextField }.first)
    screen.stage.tap(at: Point(x: screen.frame(of: field).midX, y: screen.frame(of: field).midY))
    screen.stage.type("turing")
    screen.settle()
    #expect(screen.view(labelled: "Alan Turing") != nil)
    #expect(screen.view(labelled: "Ada Lovelace") == nil)
  }

  @Test("Rows are as high as their constraints say")
  func rowHeights() throws {
    let screen = screen(ProgramScreen.sizes[0])
    let cell = try #require(screen.views.compactMap { $0 as? ContactCell }.first)
    #expect(cell.bounds.height >= 56)
    let picture = try #require(
      cell.contentView.subviews.first?.subviews.compactMap { $0 as? Label }.first)
    #expect(picture.bounds.size == Size(width: 40, height: 40))
  }
}
