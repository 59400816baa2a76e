import Foundation

/// Variables of the environment that are other ones for as long as the object lives, so that a test
/// leaves nothing behind for the next.
package final class ChangedEnvironment {
  private var before: [String: String?] = [:]

  package init(_ values: [String: String]) {
    for (name, value) in values {
      before.updateValue(ProcessInfo.processInfo.environment[name], forKey: name)
      setenv(name, value, 1)
    }
  }

  deinit {
    for (name, value) in before {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
}
