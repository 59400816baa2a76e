import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import Chat
@testable import Contacts
@testable import OrderForm
@testable import Sketch
@testable import Swatches

/// The accessibility audit of the examples that are UIKit code.
@MainActor @Suite(.serialized) struct ProgramAuditTests {
  private func issues(_ controller: ViewController) -> [String] {
    let screen = ProgramScreen(controller, size: ProgramScreen.sizes[0])
    return screen.stage.audit().map(\.description)
  }

  @Test("V20: The examples in UIKit code have no issue")
  func programs() {
    #expect(issues(NavigationController(rootViewController: ChatViewController())) == [])
    let list = ContactListViewController(contacts: Contact.examples)
    #expect(issues(NavigationController(rootViewController: list)) == [])
    #expect(issues(NavigationController(rootViewController: OrderFormViewController())) == [])
    #expect(issues(NavigationController(rootViewController: SketchViewController())) == [])
    #expect(issues(NavigationController(rootViewController: SwatchesViewController())) == [])
  }
}
