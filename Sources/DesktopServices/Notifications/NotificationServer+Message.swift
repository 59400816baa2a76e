import ResponderBus
import ResponderWords

extension NotificationServer {
  /// Returns the arguments of `Notify`.
  static func arguments(
    _ message: NotificationMessage, _ capabilities: NotificationCapabilities,
    replacing number: UInt32, of program: String, _ identifier: String
  ) -> [DBusValue] {
    let texts = texts(message.content, capabilities)
    return [
      .string(program), .uint32(number), .string(message.content.iconName ?? ""),
      .string(texts.summary), .string(texts.body), .strings(actions(message, capabilities)),
      .dictionary(hints(message, capabilities, identifier)), .int32(-1),
    ]
  }

  /// Returns the summary and the body of a content.
  static func texts(
    _ content: NotificationContent.Values, _ capabilities: NotificationCapabilities
  ) -> (summary: String, body: String) {
    let lines = [content.subtitle, content.body].filter { !$0.isEmpty }
    guard capabilities.contains(.body) else {
      return (([content.title] + lines).filter { !$0.isEmpty }.joined(separator: ": "), "")
    }
    let body = lines.joined(separator: "\n")
    return (content.title, capabilities.contains(.markup) ? escaped(body) : body)
  }

  /// Returns a text with its markup characters escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Returns the keys and titles of the actions, alternating.
  private static func actions(
    _ message: NotificationMessage, _ capabilities: NotificationCapabilities
  ) -> [String] {
    guard capabilities.contains(.actions) else { return [] }
    // Most servers show no button for the default action, and do not use its title.
    var words = [NotificationMessage.openKey, ownWord("Open")]
    for (key, action) in message.buttons { words += [key, action.title] }
    if capabilities.contains(.replies), let reply = message.reply {
      words += [NotificationMessage.replyKey, reply.title]
    }
    return words
  }

  private static func hints(
    _ message: NotificationMessage, _ capabilities: NotificationCapabilities, _ identifier: String
  ) -> [String: DBusValue] {
    let content = message.content
    var hints: [String: DBusValue] = ["urgency": .byte(urgency(content.interruptionLevel))]
    if !identifier.isEmpty { hints["desktop-entry"] = .string(identifier) }
    if let sound = content.sound {
      if let name = sound.name { hints["sound-name"] = .string(name) }
    } else {
      hints["suppress-sound"] = .bool(true)
    }
    if let attachment = content.attachments.first {
      if let image = attachment.image {
        hints["image-data"] =
          BusImage(image, side: 256, isSmallerKept: true)?.notificationValue
      } else if let url = attachment.url {
        hints["image-path"] = .string(url)
      }
    }
    if capabilities.contains(.replies), let reply = message.reply {
      hints["x-kde-reply-placeholder-text"] = .string(reply.textInputPlaceholder)
      hints["x-kde-reply-submit-button-text"] = .string(reply.textInputButtonTitle)
    }
    return hints
  }

  private static func urgency(_ level: NotificationInterruptionLevel) -> UInt8 {
    switch level {
    case .passive: 0
    case .active, .timeSensitive: 1
    case .critical: 2
    }
  }
}
