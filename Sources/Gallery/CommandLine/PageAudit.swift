import ResponderTestKit
import WindowResponder

/// The issues that an accessibility audit finds on the pages.
@MainActor struct PageAudit {
  /// The issues of each page.
  let issues: [(page: Page, found: [AccessibilityAuditIssue])]

  init(issues: [(page: Page, found: [AccessibilityAuditIssue])]) { self.issues = issues }

  /// Audits the page of the options, or every page if they name none.
  init(_ options: Options) {
    issues = (options.hasPage ? [options.page] : Page.all).map { page in
      var options = options
      options.page = page
      return (page, Self.audit(options))
    }
  }

  private static func audit(_ options: Options) -> [AccessibilityAuditIssue] {
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, scale: options.scale, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    return stage.audit()
  }

  /// A Boolean value that indicates whether no issue was found.
  var isPassed: Bool { issues.allSatisfy { $0.found.isEmpty } }

  /// One line an issue, after the page's name.
  var lines: [String] {
    issues.flatMap { page, found in found.map { "\(page): \($0)" } }
  }
}
