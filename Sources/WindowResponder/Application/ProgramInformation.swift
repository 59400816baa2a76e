import ResponderWords

/// What the command About tells of a program.
public struct ProgramInformation: Hashable, Sendable {
  /// The version, `1.2`.
  public var version: String?
  /// What the program is for, in a sentence.
  public var summary: String?
  /// Whose it is.
  public var copyright: String?
  /// Where more can be read; opened by a button.
  public var website: String?

  /// Creates it.
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
  /// Shows what the program is, above what is in front in the key window.
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
        AlertAction(title: ownWord("Website"), style: .default) { [weak self] _ in
          self?.handOver(website) { _ in }
        })
    }
    let close = AlertAction(title: ownWord("Close"), style: .cancel)
    alert.addAction(close)
    alert.preferredAction = close
    front.present(alert, animated: true)
  }
}
