import ResponderTestKit
import Testing

@testable import Gallery

/// Tests of the pages with the accessibility audit, as `--audit` runs it.
@MainActor struct PageAuditTests {
  @Test("V20: No page has an issue that is not known", arguments: Page.all)
  func everyPage(page: Page) throws {
    let audit = PageAudit(try Options(["--page", page.identifier]))
    let issues = try #require(audit.issues.first)
    #expect(audit.issues.count == 1 && issues.page == page)
    #expect(issues.found.filter { !Self.isKnown($0, on: page) }.map(\.description) == [])
  }

  /// Returns a Boolean value that indicates whether an issue is one of those that have a reason.
  private static func isKnown(_ issue: AccessibilityAuditIssue, on page: Page) -> Bool {
    let view = issue.view.map { "\(type(of: $0))" }
    return switch (page.identifier, issue.auditType, view) {
    // The page shows the sizes of buttons, and this is the small one.
    case ("pickers", .hitRegion, "Button"): issue.elementName == "Small"
    // A day has the height of 40 points that six weeks leave it in a calendar of the usual height.
    case ("pickers", .hitRegion, "DateCalendar"): true
    // The pickers of the page have no label, from which their wheels would have their names.
    case ("pickers", .sufficientElementDescription, "PickerWheel"): true
    default: false
    }
  }

  @Test("An issue is a line that begins with the page's name")
  func lines() {
    let issue = AccessibilityAuditIssue(
      auditType: .contrast, view: nil, elementName: "Play",
      detailedDescription: "the contrast is too low", frame: .zero)
    let audit = PageAudit(issues: [(Page.first, [issue])])
    #expect(audit.lines == ["controls: \(issue)"])
    #expect(!audit.isPassed)
  }
}
