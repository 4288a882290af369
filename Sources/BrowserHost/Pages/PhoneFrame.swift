/// The phone around a page in a wide window.
enum PhoneFrame {
  static let open = """
    <div class="phone"><div class="glass">
    <div class="status" aria-hidden="true"><span class="status-time" id="time"></span>\
    <span class="island"></span><span class="status-icons">\
    <svg viewBox="0 0 18 12"><path d="M1 8h2.4v3.4H1zM5.2 5.8h2.4v5.6H5.2zM9.4 3.4h2.4v8H9.4zM13.6 \
    .8H16v10.6h-2.4z"/></svg>\
    <svg viewBox="0 0 17 12"><path d="M8.5 2.5c2.3 0 4.4.9 6 2.4l1.1-1.2A10.3 10.3 0 0 0 8.5.8 10.3 \
    10.3 0 0 0 1.4 3.7l1.1 1.2c1.6-1.5 3.7-2.4 6-2.4zm0 3.8c1.3 0 2.5.5 3.4 1.3L13 6.4a6.6 6.6 0 0 0-9 \
    0l1.1 1.2c.9-.8 2.1-1.3 3.4-1.3zm0 3.1-1.7 1.2 1.7 1.4 1.7-1.4z"/></svg>\
    <svg viewBox="0 0 27 12"><path fill-rule="evenodd" d="M4 .5h16A3.5 3.5 0 0 1 23.5 4v4a3.5 3.5 0 0 \
    1-3.5 3.5H4A3.5 3.5 0 0 1 .5 8V4A3.5 3.5 0 0 1 4 .5zm0 1A2.5 2.5 0 0 0 1.5 4v4A2.5 2.5 0 0 0 4 \
    10.5h16A2.5 2.5 0 0 0 22.5 8V4A2.5 2.5 0 0 0 20 1.5z" opacity=".4"/><rect x="2.2" y="2.2" \
    width="19.6" height="7.6" rx="1.9"/><path d="M24.6 4v4c.8-.3 1.4-1.1 1.4-2s-.6-1.7-1.4-2z" \
    opacity=".5"/></svg></span></div>
    """

  /// Returns the end of the phone, with the bar that leads to the home screen.
  static func close(_ texts: HostTexts) -> String {
    """
    <footer><a class="home-bar" href="/" aria-label="\(HTMLWriter.escaped(texts.home))"></a></footer>
    </div></div>
    """
  }
}
