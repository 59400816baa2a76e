import ResponderRuntime
import ResponderWords

/// Information about a program, which the command About shows.
public struct ProgramInformation: Hashable, Sendable {
  /// The version, such as `1.2`.
  public var version: String?
  /// The purpose of the program, in one sentence.
  public var summary: String?
  /// The copyright notice.
  public var copyright: String?
  /// The URL of the program's website, which a button opens.
  public var website: String?

  /// Creates information about a program.
  public init(
    version: String? = nil, summary: String? = nil, copyright: String? = nil,
    website: String? = nil
  ) {
    self.version = version
    self.summary = summary
    self.copyright = copyright
    self.website = website
  }
}

extension Application {
  /// Presents the program's information above the frontmost controller of the key window.
  func presentAbout() {
    guard let information, let front = keyWindow?.frontController,
      !(front is AlertController)
    else { return }
    let version = information.version.map { ownWord("Version %1", $0) }
    let lines = [version, information.summary, information.copyright].compactMap(\.self)
    let alert = AlertController(
      title: name, message: lines.isEmpty ? nil : lines.joined(separator: "\n"),
      preferredStyle: .alert)
    if let website = information.website {
      alert.addAction(
        AlertAction(title: ownWord("Website"), style: .default) { [link = BackLink(self)] _ in
          link.target?.handOver(website) { _ in }
        })
    }
    let close = AlertAction(title: ownWord("Close"), style: .cancel)
    alert.addAction(close)
    alert.preferredAction = close
    front.present(alert, animated: true)
  }
}
